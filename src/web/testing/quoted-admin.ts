import { screen, within } from '@testing-library/dom'
import {
  adjustCredits,
  assignKey,
  deleteUser,
  listGlobalKeys,
  listUsers,
  listUsersWithKeys,
  listUsersWithoutKeys,
  resetUserStats,
  setGlobalKey,
} from '#contract/endpoints/admin.ts'
import { jobDetail } from '#contract/endpoints/jobs.ts'
import { listNotifications, markNotificationsRead } from '#contract/endpoints/notifications.ts'
import { adminStats } from '#contract/endpoints/statistics.ts'
import type { TestServer } from './create-server.ts'
import { admin, createdAt, user } from './furnish.ts'
import { hands } from './hands.ts'
import type { QuotedGround } from './quoted-ground.ts'

const key = 'sk-ant-0123456789'
const assigned = {
  name: 'ANTHROPIC_API_KEY',
  isGlobal: true,
  lastFour: '',
  assignedAt: createdAt,
  refusedAt: null,
} as const
const greta = user({ id: 3, username: 'Greta', apiKeys: [assigned] })
const karla = user({ id: 4, username: 'Karla' })

/** The English texts for an administrator whose changes fail. */
export async function englishAdmin(ground: QuotedGround): Promise<void> {
  await readingNotifications(ground)
  await people(ground)
  await keys(ground)
  await credit(ground)
  const { open, at } = ground
  await open('/admin/statistics').server.failing(adminStats, 'broken', () => at('admin-statistics-failed'))
  await open('/admin').server.failing(listUsers, 'broken', () => at('admin-users-failed'))
}

/** A job that an administrator can't look into, in German. */
export async function germanAdmin({ open, at }: QuotedGround): Promise<void> {
  await open('/admin/jobs/1').server.failing(jobDetail, 'broken', () => at('admin-job-failed'))
}

/** They are marked as read by themselves, 1.5 s after they were opened. */
async function readingNotifications({ open, at }: QuotedGround): Promise<void> {
  const { server } = open('/')
  const content = JSON.stringify({ message: 'Karla has registered.' })
  const news = { id: 1, title: 'New registration', content, read: false, createdAt }
  server.answers(listNotifications, [{ ...news, type: 'new_user_registered' }])
  await server.failing(markNotificationsRead, 'unanswered', async () => {
    await hands.press(/^Notifications, \d+ unread$/)
    await at('notifications-failed')
  })
}

async function people({ open, at }: QuotedGround): Promise<void> {
  const { server } = open('/admin')
  furnishPeople(server)
  await server.failing(deleteUser, 'broken', async () => {
    await hands.press('Actions for Greta')
    await hands.press('Delete: Greta')
    await hands.press('Delete user', await screen.findByRole('alertdialog'))
    await at('admin-delete-failed')
  })
  await server.failing(resetUserStats, 'broken', async () => {
    await hands.press('Actions for Greta')
    await hands.press('Delete jobs, reset statistics: Greta')
    await hands.press('Delete jobs, reset statistics', await screen.findByRole('alertdialog'))
    await at('admin-reset-failed')
  })
}

function furnishPeople(server: TestServer): void {
  server.answers(listUsers, [admin(), greta, karla])
  server.answers(listUsersWithKeys, [greta])
  server.answers(listUsersWithoutKeys, [karla])
  server.answers(listGlobalKeys, [
    {
      name: 'ANTHROPIC_API_KEY',
      isSet: true,
      lastFour: 'test',
      source: 'environment',
      setAt: null,
      refusedAt: null,
      usersCount: 1,
    },
    {
      name: 'OPENAI_API_KEY',
      isSet: false,
      lastFour: '',
      source: null,
      setAt: null,
      refusedAt: null,
      usersCount: 0,
    },
  ])
}

async function keys({ open, at }: QuotedGround): Promise<void> {
  const dialog = () => screen.findByRole('dialog')
  const typeKey = async (): Promise<void> => {
    await hands.fill('Key value', key, await dialog())
  }
  const ownKey = async (): Promise<void> => {
    await hands.choose('radio', /^Their own key/, await dialog())
    await typeKey()
  }

  const { server } = open('/admin')
  furnishPeople(server)
  await server.failing(assignKey, 'broken', async () => {
    await hands.press('Assign key: Karla')
    await ownKey()
    await hands.press('Assign key', await dialog())
    await at('admin-assign-failed')
    await hands.press('Close', await dialog())
    await hands.press('Actions for Greta')
    await hands.press('Manage keys of Greta')
    await ownKey()
    await hands.press('Change key', await dialog())
    await at('admin-update-failed')
  })

  furnishPeople(open('/admin/apikeys').server)
  await hands.press('Assign key')
  await at('admin-assign-missing')
  const again = open('/admin/apikeys').server
  furnishPeople(again)
  await hands.press('Replace: ANTHROPIC_API_KEY')
  await hands.press('Save key', await dialog())
  await at('admin-key-missing')
  await typeKey()
  await again.failing(setGlobalKey, 'broken', async () => {
    await hands.press('Save key', await dialog())
    await at('admin-key-failed')
  })
}

async function credit({ open, at }: QuotedGround): Promise<void> {
  const { server } = open('/admin/credits?user=1')
  await hands.fill(/^Amount in euros/, 'twelve')
  await hands.press('Adjust credit')
  await at('admin-no-amount')
  await hands.fill(/^Amount in euros/, '12')
  await hands.press(/^Add /)
  await server.failing(adjustCredits, 'broken', async () => {
    const question = await screen.findByRole('alertdialog')
    await within(question).findAllByRole('button')
    await hands.press(/^Add /, question)
    await at('admin-adjust-failed')
  })
}
