import { failing, fill, press, type QuotedGround } from './quoted-ground.ts'

const key = 'sk-ant-0123456789'

/** Whom an administrator does these things to. */
export interface QuotedUsers {
  withKey: string
  withoutKey: string
}

/** What an administrator reads, in English, whose changes fail. */
export async function englishAdmin(ground: QuotedGround, users: QuotedUsers): Promise<void> {
  await readingNotifications(ground)
  await people(ground, users)
  await keys(ground, users)
  await credit(ground)
  const { page, stage, at } = ground
  await failing(page, '**/api/admin/stats', 'broken', async () => {
    await page.goto(`${stage.url}/admin/statistics`)
    await at('admin-statistics-failed')
  })
  await failing(page, '**/api/admin/users?*', 'broken', async () => {
    await page.goto(`${stage.url}/admin`)
    await at('admin-users-failed')
  })
}

/** They are marked as read by themselves, 1.5 s after they were opened. */
async function readingNotifications({ page, at }: QuotedGround): Promise<void> {
  await failing(page, '**/api/notifications/read', 'unanswered', async () => {
    await press(page, /^Notifications, \d+ unread$/)
    await at('notifications-failed')
  })
  await page.keyboard.press('Escape')
}

async function people({ page, stage: { url }, at }: QuotedGround, { withKey }: QuotedUsers): Promise<void> {
  await page.goto(`${url}/admin`)
  const confirm = page.getByRole('alertdialog').getByRole('button')
  await failing(page, '**/api/admin/users/*', 'broken', async () => {
    await press(page, `Delete: ${withKey}`)
    await confirm.filter({ hasText: 'Delete user' }).click()
    await at('admin-delete-failed')
  })
  await failing(page, '**/api/admin/users/*/reset-stats', 'broken', async () => {
    await press(page, `Reset statistics: ${withKey}`)
    await confirm.filter({ hasText: 'Reset statistics' }).click()
    await at('admin-reset-failed')
  })
}

async function keys(ground: QuotedGround, { withKey, withoutKey }: QuotedUsers): Promise<void> {
  const { page, stage, at } = ground
  const dialog = page.getByRole('dialog')
  const value = dialog.getByLabel('Value of the key', { exact: true })
  const own = dialog.getByRole('radio', { name: /^A key of their own/ })
  const choose = (name: string) => dialog.getByRole('button', { name, exact: true }).click()

  await failing(page, '**/api/admin/users/*/assign-apikey', 'broken', async () => {
    await press(page, `Assign key: ${withoutKey}`)
    await own.check()
    await value.fill(key)
    await choose('Assign key')
    await at('admin-assign-failed')
    await choose('Close')
    await press(page, `Keys of ${withKey}: manage`)
    await own.check()
    await value.fill(key)
    await choose('Change key')
    await at('admin-update-failed')
    await choose('Close')
  })

  await page.goto(`${stage.url}/admin/apikeys`)
  await press(page, 'Assign key')
  await at('admin-assign-missing')
  await page.reload()
  await press(page, 'Replace: ANTHROPIC_API_KEY')
  await choose('Save key')
  await at('admin-key-missing')
  await value.fill(key)
  await failing(page, '**/api/admin/apikeys', 'broken', async () => {
    await choose('Save key')
    await at('admin-key-failed')
  })
}

async function credit({ page, stage: { url }, at }: QuotedGround): Promise<void> {
  await page.goto(`${url}/admin/credits?user=1`)
  await fill(page, 'Amount in euro', 'twelve')
  await press(page, 'Adjust credit')
  await at('admin-no-amount')
  await fill(page, 'Amount in euro', '12')
  await press(page, /^Add /)
  await failing(page, '**/api/admin/credits/adjust', 'broken', async () => {
    await page.getByRole('alertdialog').getByRole('button', { name: /^Add / }).click()
    await at('admin-adjust-failed')
  })
}
