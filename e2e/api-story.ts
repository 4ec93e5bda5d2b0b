// Starts a product on the stand-ins, with its limits on, and runs the example of packages/client against it, which uses only the
// documentation: one image, a job, a webhook, the results. The argument is the number of images in the job (default 1,000).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenScopes } from '#contract/entities/token.ts'
import { freePort } from '#scripts/free-port.ts'
import { signIn } from './harness/client.ts'
import { startFarSide } from './harness/far-side.ts'
import { makeUser, userPassword } from './harness/make-user.ts'
import { adminPassword, startProduct, temporaryFolder } from './harness/start-product.ts'

const pictures = Number(process.argv[2] ?? 1_000)
const data = temporaryFolder()
const farSide = await startFarSide(200)
const port = String(await freePort())
const product = await startProduct({
  ...farSide.environment,
  RATE_LIMIT: 'on',
  DATA_DIR: data.path,
  WEBHOOK_ALLOW: `127.0.0.1:${port}`,
})
try {
  const admin = await signIn(product.url, 'admin', adminPassword)
  await admin.giveCredit(await makeUser(product.url, 'stranger', 'en'), 100_000)
  const list = join(data.path, 'pictures.txt')
  const addresses = Array.from(
    { length: pictures },
    (_, n) => `${farSide.pictures.url}/generated/${n + 1}.jpg`,
  )
  writeFileSync(list, addresses.join('\n'))
  const story = spawn(process.execPath, ['packages/client/examples/whole-story.mjs', list], {
    env: {
      PATH: process.env.PATH,
      BILDWORT_URL: product.url,
      BILDWORT_TOKEN: await makeToken(product.url),
      WEBHOOK_PORT: port,
      RESULTS: join(data.path, 'results.csv'),
    },
    stdio: 'inherit',
    // Bounds the wait for a webhook that never arrives.
    timeout: 10 * 60_000,
  })
  const [code] = await once(story, 'exit')
  if (code !== 0) {
    console.error(product.output())
    process.exitCode = 1
  }
} finally {
  await product.stop()
  await farSide.close()
  data.remove()
}

async function makeToken(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'stranger', password: userPassword }),
  })
  const cookie = /bildwort_session=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? ''
  const made = await fetch(`${url}/api/user/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ name: 'Story', scopes: tokenScopes, days: 30 }),
  })
  if (made.status !== 201) throw new Error(`no token: ${await made.text()}`)
  return ((await made.json()) as { text: string }).text // checked by the status above
}
