const google = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/** Extends a content security policy for reCAPTCHA's script, frame and requests, and removes Trusted Types. */
export function allowRecaptchaInCsp(policy: string, scriptUrl: string): string {
  const origins = scriptUrl.startsWith(google[0]!) ? google : [new URL(scriptUrl).origin]
  const directives = new Map(
    policy.split(';').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
  // Its script assigns script URLs as plain strings.
  directives.delete('require-trusted-types-for')
  directives.delete('trusted-types')
  for (const name of ['script-src', 'connect-src', 'frame-src']) {
    directives.set(name, [...(directives.get(name) ?? []), ...origins])
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join(';')
}
