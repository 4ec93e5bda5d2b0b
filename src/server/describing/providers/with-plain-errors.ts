import { readFailedBody } from './read-error-body.ts'

/** A `fetch` whose errors have their message where the SDKs look for it, whatever shape the server gave them. */
export function withPlainErrors(fetcher: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetcher(input, init)
    if (response.ok || !response.body) return response
    const { status, statusText, headers } = response
    return new Response(await rewrite(response), { status, statusText, headers })
  }
}

/** If the message cannot be read (too long, or cut off), the status is enough. */
async function rewrite(response: Response): Promise<string> {
  const text = await response.text().catch(() => '')
  return JSON.stringify({ type: 'error', error: readText(text.trim()) })
}

function readText(text: string): object {
  if (text.startsWith('<')) {
    const title = /<title[^>]{0,100}>([^<]{0,300})/i.exec(text.slice(0, 8_000))?.[1] ?? ''
    return { message: title, words: title, isPage: true }
  }
  try {
    return readFailedBody(JSON.parse(text))
  } catch {
    const words = text.slice(0, 1_000)
    return { message: words, words }
  }
}
