import { mailQueueSettings } from '#server/mail/mail-queue.ts'
import { chunkQueueSettings } from './jobs/chunk-queue.ts'
import type { QueueSettings } from './platform/open-queue.ts'

/** The queues that every process expects; those for work in turn are created by the workers. */
export const queues: readonly QueueSettings[] = [chunkQueueSettings, mailQueueSettings]
