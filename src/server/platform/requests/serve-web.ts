import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sessionCookie } from '#server/platform/caller.ts'
import type { Settings } from '#server/platform/read-settings.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { isOutsideV1 } from '#server/platform/v1/render-v1-error.ts'
import { allowRecaptchaInCsp } from './allow-recaptcha-in-csp.ts'

const builtWeb = fileURLToPath(new URL('../../../../dist/web', import.meta.url))

/**
 * Serves the built web app. Every path that is neither a file nor a call returns the document that loads the code of the path's page; a
 * path with a file extension and no page does so only for navigations, and no path for a program with an API token. Does nothing if the
 * app is not built.
 */
export async function serveWeb(app: FastifyInstance, settings: Settings, folder = builtWeb): Promise<void> {
  if (!existsSync(`${folder}/index.html`)) return
  const pages = new Set(globSync(`${folder}/pages/*.html`).map((file) => basename(file, '.html')))
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders(response, path) {
      const isHashed = path.startsWith(`${folder}/assets/`)
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get<{ Params: { '*': string } }>(
    '/*',
    { logLevel: 'warn', exposeHeadRoute: true },
    async (request, reply) => {
      // As parsed by the router: an address can be written in more than one way (`/%74eilen//…`).
      const path = `/${request.params['*']}`.replace(/\/+/g, '/')
      if (/^\/teilen\//i.test(path))
        // The address is the key: keep it from search engines and other sites.
        reply.header('x-robots-tag', 'noindex, nofollow, noarchive').header('referrer-policy', 'no-referrer')
      if (/^\/(api|assets)(\/|$)/.test(path) || isOutsideV1(request)) return reply.callNotFound()
      if (/\.\w+$/.test(path)) {
        // A missing script or image must not be answered with a document.
        if (!request.headers.accept?.includes('text/html')) throw new Refusal('not_found')
        return reply.code(404).sendFile('index.html')
      }
      if (settings.RECAPTCHA_SECRET_KEY && path === '/auth' && isRegisterTab(request.query)) {
        const policy = String(reply.getHeader('content-security-policy'))
        reply.header('content-security-policy', allowRecaptchaInCsp(policy, settings.RECAPTCHA_SCRIPT_URL))
      }
      const page = path === '/' ? homeOf(request) : pageOf(path)
      return reply.sendFile(page && pages.has(page) ? `pages/${page}.html` : 'index.html')
    },
  )
}

/** Signed-in users get the upload page; others are redirected by the app. */
function homeOf({ cookies }: FastifyRequest): string | null {
  return cookies[sessionCookie] ? 'home' : null
}

/** The part of the path that names a page. The targets of mailed links are pages of their own. */
function pageOf(path: string): string | null {
  const [, page = '', ...more] = path.split('/')
  return page === 'home' || (page === 'auth' && more.length > 0) ? null : page
}

function isRegisterTab(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'tab' in query && query.tab === 'register'
}
