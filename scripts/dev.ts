import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { processEnvironment, readSettings } from '#server/platform/read-settings.ts'
import { startDemo } from './demo-environment.ts'

/** Server and web app with live reload, over the stand-ins. */
const demo = await startDemo(processEnvironment())
const webPort = 5173
const server = spawn(process.execPath, ['--watch', 'src/server/main.ts'], {
  // Links in mails lead to where the pages are.
  env: { ...process.env, PUBLIC_URL: `http://localhost:${webPort}`, ...demo.environment },
  stdio: 'inherit',
})
const { PORT: port } = readSettings(demo.environment)
const web = await createServer({ server: { port: webPort, proxy: { '/api': `http://127.0.0.1:${port}` } } })
await web.listen()
web.printUrls()
console.log(
  `  Sign in as ${demo.environment.LOGIN_HINT}; a list to upload: ${demo.pictures}/media-export.csv; mails: ${demo.environment.MAIL_INBOX_URL ?? 'not kept'}`,
)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    server.kill('SIGTERM')
    await Promise.all([web.close(), demo.close()])
    process.exit(0)
  })
}
