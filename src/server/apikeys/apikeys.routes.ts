import { apiKeysStatus, userApiKeyStatus } from '#contract/endpoints/apikeys.ts'
import { ofEachProvider } from '#contract/providers.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { mount } from '#server/platform/mount.ts'
import { countKeys } from './find-assignment.ts'
import { findUsableKeys } from './find-usable-keys.ts'

export const apiKeyRoutes: MountRoutes = (app, platform) => {
  mount(app, apiKeysStatus, async ({ caller }) => {
    const { providers } = await findUsableKeys(platform, caller)
    const names = providers.map(({ name }) => name)
    return ofEachProvider((name) => names.includes(name))
  })

  mount(app, userApiKeyStatus, async ({ caller }) => {
    const hasApiKeys = (await countKeys(platform.db, caller.id)) > 0
    const { areAllRefused } = await findUsableKeys(platform, caller)
    return areAllRefused ? { hasApiKeys, areKeysRefused: true as const } : { hasApiKeys }
  })
}
