import { readErrorBody, type SaidError } from './read-error-body.ts'

/** A `fetch` whose errors hold their words where the SDKs look for them, whatever shape the server gave them. */
export function withPlainErrors(fetcher: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetcher(input, init)
    if (response.ok || !response.body) return response
    const { status, statusText, headers } = response
    return new Response(await rewrite(response), { status, statusText, headers })
  }
}

/** The status tells enough when the words can't be read: too long, or cut off. */
async function rewrite(response: Response): Promise<string> {
  const text = await response.text().catch(() => '')
  const said = readText(text)
  return said === null ? text : JSON.stringify({ type: 'error', error: said })
}

function readText(text: string): SaidError | null {
  try {
    return readErrorBody(JSON.parse(text))
  } catch {
    return null
  }
}
