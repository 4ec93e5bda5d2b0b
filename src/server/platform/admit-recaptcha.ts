import type { FastifyReply } from 'fastify'

const google = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/** The page's content security policy with the script of reCAPTCHA let in, its frame, and what it asks. */
export function admitRecaptcha(reply: FastifyReply, scriptUrl: string): string {
  const origins = scriptUrl.startsWith(google[0]!) ? google : [new URL(scriptUrl).origin]
  const policy = new Map(
    String(reply.getHeader('content-security-policy'))
      .split(';')
      .map((directive): [string, string[]] => {
        const [name = '', ...sources] = directive.trim().split(/\s+/)
        return [name, sources]
      }),
  )
  for (const name of ['script-src', 'connect-src', 'frame-src']) {
    policy.set(name, [...(policy.get(name) ?? []), ...origins])
  }
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join(';')
}
