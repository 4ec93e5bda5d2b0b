import { isCancel, password } from '@clack/prompts'
import { connect, readAccount } from '#cli/connect.ts'
import { euros } from '#cli/describing/run-orders.ts'
import { type Exit, exits, wrongUse } from '#cli/exits.ts'
import { findLogin, forgetLogin, keepLogin } from '#cli/login.ts'
import type { Terminal } from '#cli/terminal.ts'
import { createBildwort } from '#client/client.ts'

export async function account(
  { json, output }: { json?: boolean; output?: string },
  terminal: Terminal,
): Promise<Exit> {
  const known = await readAccount(await connect(process.env))
  const { username, ready, balanceCents, heldCents, token, languages, pricesCents } = known
  const cap = token.monthlyCapCents === null ? 'no cap' : `cap ${euros(token.monthlyCapCents)}`
  const lines = [
    `${username}: ${euros(balanceCents)} left, ${euros(heldCents)} held${ready ? '' : '; not ready: no key of an AI service'}`,
    `token ${token.name}: ${euros(token.spentThisMonthCents)} this month, ${cap}, scopes ${token.scopes.join(' ')}`,
    `languages: ${languages.map(({ tag, name }) => `${tag} (${name})`).join(', ')}`,
    `a picture: ${pricesCents.map((cents, index) => `${euros(cents)} in ${index + 1}`).join(', ')}`,
  ]
  await terminal.write(json ? `${JSON.stringify(known, null, 2)}\n` : `${lines.join('\n')}\n`, output)
  return exits.done
}

/** Keeps a token after trying it. It is asked for, or read from a pipe: as an argument it would stay in the shell's history. */
export async function login(url: string | undefined, terminal: Terminal): Promise<Exit> {
  const server = url ?? process.env.BILDWORT_URL ?? (await findLogin(process.env)).url
  if (!server || !URL.canParse(server) || !/^https?:/.test(server))
    throw wrongUse('Which server? bildwort login https://…')
  const token = (process.stdin.isTTY ? await askToken() : await readPipe()).trim()
  if (!token) throw wrongUse('There is no token. Create one in the account, under “Access”.')
  const { username } = await readAccount(createBildwort({ url: server.replace(/\/+$/, ''), token }))
  const file = await keepLogin(process.env, { url: server, token })
  terminal.say(`Signed in to ${server} as ${username}; kept in ${file}`)
  return exits.done
}

export async function logout(terminal: Terminal): Promise<Exit> {
  await forgetLogin(process.env)
  terminal.say('The token is forgotten here. It stays valid until it is revoked in the account.')
  return exits.done
}

async function askToken(): Promise<string> {
  const typed = await password({ message: 'Token (bw_live_…)', output: process.stderr })
  return isCancel(typed) ? '' : typed
}

async function readPipe(): Promise<string> {
  let text = ''
  for await (const part of process.stdin) {
    text += part
    if (text.length > 10_000) throw wrongUse('This is no token.')
  }
  return text
}
