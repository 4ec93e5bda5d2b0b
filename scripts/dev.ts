import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { createServer } from 'vite'
import { processEnvironment, readSettings } from '#server/platform/read-settings.ts'
import { makeDemoEditor } from './demo-editor.ts'
import { startDemo } from './demo-environment.ts'
import { setDemoPrices } from './demo-prices.ts'

/** Server and web app with live reload, on the stand-ins. */
const webPort = 5173
// Links in mails must lead to the web app's port.
const demo = await startDemo({ PUBLIC_URL: `http://localhost:${webPort}`, ...processEnvironment() })
const server = spawn(process.execPath, ['--watch', 'src/server/main.ts'], {
  env: { ...process.env, ...demo.environment },
  stdio: 'inherit',
})
const { PORT: port, ADMIN_USERNAME: username, ADMIN_PASSWORD: password = '' } = readSettings(demo.environment)
const url = `http://127.0.0.1:${port}`
demo.meet(url)
untilReady()
  .then(() => makeDemoEditor(url, { username, password }))
  .then(() => setDemoPrices(url, { username, password }))
  .catch((error) => console.log(`  The editor or prices may be missing: ${error.message}`))
const web = await createServer({ server: { port: webPort, proxy: { '/api': url, '/samples': url } } })
await web.listen()
web.printUrls()
console.log(
  `  Sign in as ${demo.environment.LOGIN_HINT}, or as the administrator ${username}:${password}; a list to upload: ${demo.pictures}/media-export.csv; mails: ${demo.environment.MAIL_INBOX_URL ?? 'not kept'}`,
)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    server.kill('SIGTERM')
    await Promise.all([web.close(), demo.close()])
    process.exit(0)
  })
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(200)
  }
}
