import * as endpoints from '#contract/endpoints/accounts.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { sessionCookie, tokenOf } from '#server/platform/caller.ts'
import { mount } from '#server/platform/mount.ts'
import { changePreferences } from './change-preferences.ts'
import { limitFailures } from './limit-failures.ts'
import { readUser } from './read-user.ts'
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import type { UserParts } from './user-parts.ts'

const loginsPerAddress = { max: 20, timeWindow: 60_000 }
const failuresPerAccount = { max: 10, windowMs: 15 * 60_000 }

export const accountRoutes =
  (parts: UserParts): MountRoutes =>
  (app, platform) => {
    const { db, settings } = platform
    const isLimited = settings.RATE_LIMIT === 'on'
    const failures = limitFailures(isLimited ? failuresPerAccount : { max: Infinity, windowMs: 0 })

    mount(
      app,
      endpoints.login,
      async ({ body, reply }) => {
        const { user, token } = await signIn(platform, parts, failures, body)
        setSessionCookie(reply, settings, token)
        return settings.EMBED_ORIGINS.length > 0 ? { ...user, iframeToken: token } : user
      },
      { rateLimit: loginsPerAddress },
    )

    mount(app, endpoints.logout, async ({ request, reply }) => {
      const token = tokenOf(request)
      if (token) await signOut(platform, token)
      clearSessionCookie(reply, settings)
    })

    mount(app, endpoints.currentUser, async ({ caller, request, reply }) => {
      // The session's end has moved; the cookie's end moves with it.
      const token = request.cookies[sessionCookie]
      if (token && token === tokenOf(request)) setSessionCookie(reply, settings, token)
      return readUser(db, parts, caller.id)
    })

    mount(app, endpoints.changePreferences, async ({ caller, body }) => {
      await changePreferences(platform, caller.id, body)
      return readUser(db, parts, caller.id)
    })
  }
