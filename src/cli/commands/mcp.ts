import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { pictureEndings } from '#cli/describing/find-picture.ts'
import { type Exit, exits, Halt, wrongUse } from '#cli/exits.ts'
import { findLogin } from '#cli/login.ts'
import { version } from '#cli/version.ts'
import { repeatCalls } from '#client/repeat-calls.ts'
import type { CallApi } from '#mcp/api-call.ts'
import { createMcpServer } from '#mcp/create-mcp-server.ts'

/** As Base64 it is what a call of the API can hold. */
const mostFileBytes = 14_000_000

/** Serves the tools over stdio, until the assistant closes it. */
export async function mcp(folders: string[]): Promise<Exit> {
  const { url, token } = await findLogin(process.env)
  if (!url || !token)
    throw new Halt(exits.refused, 'Set BILDWORT_URL and BILDWORT_TOKEN, or run bildwort login.')
  const roots = await Promise.all(folders.map(readRoot))
  const callApi = callServer(url.replace(/\/+$/, ''), token)
  const readPicture = (file: string) => readPictureBelow(roots, file)
  const serve = () => createMcpServer({ callApi, version, ...(roots.length > 0 && { readPicture }) })
  const { promise, resolve } = ending()
  const handle = serveStdio(serve, { onerror: (fault) => process.stderr.write(`${fault.message}\n`) })
  process.stdin.once('close', resolve).once('end', resolve)
  await promise
  await handle.close()
  return exits.done
}

function ending(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

async function readRoot(folder: string): Promise<string> {
  const root = await realpath(folder).catch(() => null)
  if (!root || !(await stat(root)).isDirectory()) throw wrongUse(`There is no folder ${folder}.`)
  return root
}

/** Links are followed first: what they lead to must be below a folder, too. */
export async function readPictureBelow(
  roots: readonly string[],
  named: string,
): Promise<{ base64: string; filename: string }> {
  const [first = '.'] = roots
  const file = await realpath(path.resolve(first, named)).catch(() => null)
  if (!file || !roots.some((root) => file.startsWith(root.endsWith(path.sep) ? root : root + path.sep)))
    throw new Error('There is no such file below the permitted folders.')
  if (!pictureEndings.includes(path.extname(file).slice(1).toLowerCase()))
    throw new Error('This is no picture.')
  const { size } = await stat(file)
  if (size > mostFileBytes) throw new Error(`The file is larger than ${mostFileBytes / 1e6} MB.`)
  return { base64: (await readFile(file)).toString('base64'), filename: path.basename(file) }
}

function callServer(url: string, token: string): CallApi {
  const send = repeatCalls((request) => fetch(request), { most: 4, longestWaitMs: 60_000 })
  return async ({ method, path: below, body, idempotencyKey, signal }) => {
    const answer = await send(
      new Request(`${url}/api/v1${below}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'accept-language': 'en',
          ...(body && { 'content-type': 'application/json' }),
          // Its own repeats are harmless, too.
          ...(method === 'POST' && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      }),
    )
    return { status: answer.status, body: await answer.json().catch(() => null) }
  }
}
