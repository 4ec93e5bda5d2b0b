import { chromium } from 'playwright-core'
import { inject } from 'vitest'
import { createTestDatabase } from '#server/testing/create-test-database.ts'
import type { Session } from './session.ts'
import { temporaryFolder } from './start-product.ts'
import { type Ground, type Stage, startStage } from './start-stage.ts'

export type { Stage }

/** A stage with the shared browser and a copy of the shared database. */
export async function openStage(environment: Record<string, string> = {}, host?: string): Promise<Stage> {
  return startStage(await copyGround(), environment, host)
}

async function copyGround(): Promise<Ground> {
  const ground = inject('ground')
  const { connectionString, drop } = await createTestDatabase(ground.templateDatabase)
  const folder = temporaryFolder()
  const browser = await chromium.connect(ground.browser)
  return {
    browser,
    settings: { DATABASE_URL: connectionString, DATA_DIR: folder.path },
    signIn: async (url) => moved(ground.session, url),
    async close() {
      await browser.close()
      await drop()
      folder.remove()
    },
  }
}

/** A session for the same product at another address: cookies are independent of the port. */
function moved({ cookies, stored }: Session, url: string): Session {
  return { stored, cookies: cookies.map((cookie) => ({ ...cookie, domain: new URL(url).hostname })) }
}
