import { type Notification, NotificationContent } from '#contract/entities/notification.ts'

/** What a notification holds besides its title. One that can't be read shows its title alone. */
export function readContent({ content }: Notification): NotificationContent {
  try {
    return NotificationContent.parse(JSON.parse(content))
  } catch {
    return { message: '' }
  }
}
