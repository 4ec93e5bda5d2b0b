import type { WordPress } from './start-wordpress.ts'

/** Calls functions of PHP in a WordPress where the probe is active. What answers a WP_Error throws its code and its sentence. */
export function callPhp(wordpress: WordPress) {
  return async function call<T = unknown>(name: string, ...given: unknown[]): Promise<T> {
    const answer = await fetch(`${wordpress.url}/?rest_route=/probe/v1/call`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ function: name, given }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`)
    const said = JSON.parse(text) as { value: T } | { refused: string; why: string } // probe/probe.php says what it answers
    if ('refused' in said) throw new Error(`${said.refused}: ${said.why}`)
    return said.value
  }
}
