import { adminPassword } from './start-product.ts'
import type { At, TourGround } from './tour-ground.ts'

const browsers = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'a program',
]

/** An account with four sessions. */
export async function tourAccount({ page, url }: TourGround, at: At): Promise<void> {
  for (const browser of browsers) {
    await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': browser },
      body: JSON.stringify({ username: 'admin', password: adminPassword }),
    })
  }
  await page.goto(`${url}/konto`)
  await page.getByText('Safari, iOS').first().waitFor()
  await at('account')
  await page.goto(url)
  await page.getByText('Bilder oder eine Liste hierher ziehen').waitFor()
}
