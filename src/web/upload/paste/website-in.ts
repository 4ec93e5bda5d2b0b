import type { AuditInput } from '#contract/entities/site-audit.ts'
import { endsLikePicture } from '#contract/lists/ends-like-picture.ts'

/** The audit that is meant, if the text is one address of a page, a sitemap or a website; null if it is anything else. */
export function websiteIn(text: string): Required<Pick<AuditInput, 'url' | 'depth'>> | null {
  const written = text.trim()
  if (!/^(?:https?:\/\/|www\.)\S+$/i.test(written) || endsLikePicture(written)) return null
  const url = URL.parse(/^www\./i.test(written) ? `https://${written}` : written)
  if (!url || !/[.:]/.test(url.host)) return null
  return { url: url.href, depth: url.pathname === '/' && url.search === '' ? 'site' : 'page' }
}
