import { callsPerUser } from '#server/platform/requests/calls-per-user.ts'

/** Of calls that can be made and undone without end, and leave a record each time. */
export const actsPerUser = callsPerUser(60)
