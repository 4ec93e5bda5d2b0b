import type { FastifyInstance } from 'fastify'
import { apiKeysStatus } from '#contract/endpoints/apikeys.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { usableProviders } from './usable-providers.ts'

export function apiKeyRoutes(app: FastifyInstance, { settings }: Platform): void {
  mount(app, apiKeysStatus, async () => {
    const names = usableProviders(settings).map(({ name }) => name)
    return { anthropic: names.includes('anthropic'), openai: names.includes('openai') }
  })
}
