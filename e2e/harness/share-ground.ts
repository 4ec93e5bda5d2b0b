import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startTestPostgres } from '#server/testing/start-test-postgres.ts'
import { startFarSide } from './far-side.ts'
import { serveBrowser } from './open-browser.ts'
import type { Session } from './session.ts'
import { signInRichly } from './sign-in-richly.ts'
import { startProduct, temporaryFolder } from './start-product.ts'

/** What is prepared once for all files of journeys, which copy it. */
export interface SharedGround {
  /** The endpoint of the shared browser. */
  browser: string
  /** A database that a product has initialised: its administrator is signed in and has a lot of credit. */
  templateDatabase: string
  /** The administrator's. */
  session: Session
}

declare module 'vitest' {
  export interface ProvidedContext {
    ground: SharedGround
  }
}

/** One browser and one PostgreSQL for all journeys: starting them for each file took longer than most files. */
export default async function shareGround(project: TestProject) {
  const server = await serveBrowser()
  const postgres = await startTestPostgres()
  const close = async () => {
    await server.close()
    await postgres.stop()
  }
  try {
    const [browser, templateDatabase] = [server.wsEndpoint(), postgres.connectionString]
    const session = await beginLife(browser, templateDatabase)
    project.provide('ground', { browser, templateDatabase, session })
  } catch (error) {
    await close()
    throw error
  }
  return close
}

async function beginLife(endpoint: string, templateDatabase: string): Promise<Session> {
  const farSide = await startFarSide(0)
  const folder = temporaryFolder()
  const product = await startProduct({
    ...farSide.environment,
    DATA_DIR: folder.path,
    DATABASE_URL: templateDatabase,
  })
  const browser = await chromium.connect(endpoint)
  try {
    return await signInRichly(browser, product.url)
  } finally {
    await browser.close()
    await product.stop()
    await farSide.close()
    folder.remove()
  }
}
