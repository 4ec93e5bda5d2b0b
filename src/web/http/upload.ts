import type { Endpoint } from '#contract/endpoint.ts'
import { fillUrl } from '#contract/fill-url.ts'
import { CallError } from './call-error.ts'
import { callHeaders } from './call-headers.ts'
import type { Answer } from './endpoint-types.ts'
import { parseAnswer } from './parse-answer.ts'
import { endSession } from './session-end.ts'
import { storedToken } from './stored-token.ts'

export interface UploadOptions {
  /** A request that repeats the key gets the first result. */
  idempotencyKey?: string
  /** Share of the file that is sent, 0..1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  /** Of the endpoint's path. */
  params?: Record<string, string>
}

/**
 * Sends a form with files. Uses XMLHttpRequest, because fetch reports no upload progress. Throws like `call`: CallError if refused,
 * TypeError if the server cannot be reached, AbortError if aborted.
 */
export function upload<E extends Endpoint>(
  endpoint: E,
  form: FormData,
  { idempotencyKey, onProgress, signal, params }: UploadOptions = {},
): Promise<Answer<E>> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    const giveUp = () => request.abort()
    const token = storedToken()
    request.open(endpoint.method, fillUrl(endpoint.url, { params }))
    request.withCredentials = true
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value)
    if (idempotencyKey) request.setRequestHeader('Idempotency-Key', idempotencyKey)

    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total ? loaded / total : 0),
    )
    request.addEventListener('error', () => reject(new TypeError('No answer to the upload')))
    request.addEventListener('abort', () =>
      reject(signal?.reason ?? new DOMException('Given up', 'AbortError')),
    )
    request.addEventListener('load', () => {
      if (request.status === 401) endSession(token)
      if (request.status < 200 || request.status > 299) {
        return reject(new CallError(request.status, request.statusText, request.responseText))
      }
      try {
        resolve(parseAnswer(endpoint, request.status, request.responseText))
      } catch (error) {
        reject(error)
      }
    })
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', giveUp))
    signal?.addEventListener('abort', giveUp)
    request.send(form)
  })
}
