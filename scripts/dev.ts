import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { processEnvironment, readSettings } from '#server/platform/read-settings.ts'
import { startDemo } from './demo-environment.ts'

/** Server and web app with live reload, over the stand-ins. */
const demo = await startDemo(processEnvironment())
const server = spawn(process.execPath, ['--watch', 'src/server/main.ts'], {
  env: { ...process.env, ...demo.environment },
  stdio: 'inherit',
})
const { PORT: port } = readSettings(demo.environment)
const web = await createServer({ server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${port}` } } })
await web.listen()
web.printUrls()
console.log(
  `  Sign in as ${demo.environment.LOGIN_HINT}; a list to upload: ${demo.pictures}/media-export.csv`,
)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    server.kill('SIGTERM')
    await Promise.all([web.close(), demo.close()])
    process.exit(0)
  })
}
