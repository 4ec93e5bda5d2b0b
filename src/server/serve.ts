import { flushCompileCache } from 'node:module'
import { exitExplained, readSettingsOrExit } from './exit-explained.ts'
import { createLog } from './platform/log.ts'
import { processEnvironment } from './platform/read-settings.ts'
import { startServer } from './start-server.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const settings = readSettingsOrExit(processEnvironment(), ['SECRET_KEY'])
const log = createLog(settings.LOG_LEVEL)
const starting = startServer(settings, log)
stopOnSignal(log, async () => (await starting).stop())
await starting.catch((error) => exitExplained(error, settings))
// Node writes its compile cache (NODE_COMPILE_CACHE) only at a clean exit: a killed process would leave the next one to compile everything
// again.
flushCompileCache()
