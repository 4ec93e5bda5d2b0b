import { z } from 'zod'

export const notificationTypes = [
  'new_user_registered',
  'account_ready',
  'job_finished',
  'job_stopped',
  'job_failed',
  'key_refused',
  'no_global_key',
  'purchase_credited',
  'purchase_failed',
  'credit_adjusted',
] as const
export const NotificationType = z.enum(notificationTypes)
export type NotificationType = z.infer<typeof NotificationType>

export const Notification = z.object({
  id: z.int(),
  type: NotificationType,
  /** In the reader's language. */
  title: z.string(),
  /** JSON of `NotificationContent`. */
  content: z.string(),
  read: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Notification = z.infer<typeof Notification>

/** What `content` holds: a sentence in the reader's language, and further fields that depend on the type. */
export const NotificationContent = z.object({
  message: z.string(),
  username: z.string().optional(),
  email: z.string().optional(),
  userId: z.int().optional(),
  jobId: z.int().optional(),
  filename: z.string().optional(),
  keyName: z.string().optional(),
})
export type NotificationContent = z.infer<typeof NotificationContent>
