import { prepareCallers } from '#server/accounts/signing-in/prepare-callers.ts'
import { keepEnvironmentKeys } from '#server/apikeys/keep-environment-keys.ts'
import { mountModules } from '#server/mount-modules.ts'
import { openPlatform } from '#server/open-platform.ts'
import { buildApp } from '#server/platform/build-app.ts'
import { readSettings } from '#server/platform/read-settings.ts'
import { captureLog } from './capture-log.ts'
import { describeHere } from './describe-here.ts'
import { makeActors } from './make-actors.ts'
import type { SecretBook } from './secret-book.ts'

export type Environment = Record<string, string>
export type TestSite = Awaited<ReturnType<typeof openTestSite>>

const testEnvironment = {
  SECRET_KEY: 'a key that keeps nothing secret: tests only',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'debug',
}

const secretSettings = [
  'SECRET_KEY',
  'ADMIN_PASSWORD',
  'ANTHROPIC_API_KEY',
  'OPENAI_API_KEY',
  'METRICS_TOKEN',
  'RECAPTCHA_SECRET_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'S3_SECRET_ACCESS_KEY',
] as const

/** Everything one process has, and the app on it. Two sites on one database are two processes of an installation. */
export async function openTestSite(
  { connectionString, dataDir, secrets }: { connectionString: string; dataDir: string; secrets: SecretBook },
  environment: Environment,
  pictureSite: string,
) {
  const settings = readSettings({
    ...testEnvironment,
    DATABASE_URL: connectionString,
    DATA_DIR: dataDir,
    ...environment,
  })
  const { log, ...logs } = captureLog(settings.LOG_LEVEL)
  secrets.watch({ log, ...logs })
  for (const name of secretSettings) secrets.note(settings[name])
  const platform = await openPlatform(settings, log)
  await keepEnvironmentKeys(platform)
  const app = await buildApp(platform, prepareCallers(platform), mountModules(describeHere))
  await app.ready()

  return {
    platform,
    app,
    logs,
    make: makeActors(app, platform, pictureSite, secrets),
    async close() {
      await app.close()
      await platform.close()
    },
  }
}
