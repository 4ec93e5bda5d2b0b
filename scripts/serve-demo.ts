import { exitExplained, readSettingsOrExit } from '#server/exit-explained.ts'
import { createLog } from '#server/platform/log.ts'
import { processEnvironment } from '#server/platform/read-settings.ts'
import { startServer } from '#server/start-server.ts'
import { stopOnSignal } from '#server/stop-on-signal.ts'
import { demoEditor, makeDemoEditor } from './demo-editor.ts'
import { startDemo } from './demo-environment.ts'
import { setDemoPrices } from './demo-prices.ts'
import { makeDemoToken } from './demo-token.ts'

const demo = await startDemo(processEnvironment())
const settings = readSettingsOrExit(demo.environment)
const log = createLog(settings.LOG_LEVEL)
const starting = startServer(settings, log)
stopOnSignal(log, async () => {
  await (await starting).stop()
  await demo.close()
})
const server = await starting.catch((error) => exitExplained(error, settings))
let editor = `${demoEditor.username}  ${demoEditor.password}`
const tokens = { test: 'none is made where nothing answers', live: 'none is made where nothing answers' }
if (server.address !== null) {
  demo.meet(server.address)
  const admin = { username: settings.ADMIN_USERNAME, password: settings.ADMIN_PASSWORD ?? '' }
  // The demo works without: the administrator's password may have been changed.
  await makeDemoEditor(server.address, admin).catch((error) => {
    editor += `  (may be missing: ${error.message})`
  })
  for (const mode of ['test', 'live'] as const)
    tokens[mode] = await makeDemoToken(server.address, mode).catch(
      (error) => `none was made: ${error.message}`,
    )
  await setDemoPrices(server.address, admin).catch((error) => {
    log.warn({ err: error }, 'the models of the demo may have no prices')
  })
}

const administrator = `${settings.ADMIN_USERNAME}  ${settings.ADMIN_PASSWORD ?? ''}`
console.log(`
  Bildwort is ready: ${settings.PUBLIC_URL}

  Sign in as         ${editor}
  Administrator      ${administrator}
  Token of the API   ${tokens.live}
  Test token of it   ${tokens.test}
  Its documentation  ${settings.PUBLIC_URL}/api/v1/docs
  A list to upload   ${demo.pictures}/media-export.csv
  A site to audit    ${demo.pictures}/shop/
  Mails it sends     ${settings.MAIL_INBOX_URL || 'none are kept: the environment sets SMTP_URL'}
  End it with        Ctrl+C
`)
