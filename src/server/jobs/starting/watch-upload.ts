import { statfs } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import { bounds } from '#server/platform/bounds.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** The bounds of a list while it is being received. */
export interface UploadBounds {
  bytesPerSecond: number
  /** Its speed is not measured before this. */
  graceMs: number
  lookEveryMs: number
  keptFreeBytes: number
  /** The free bytes on the disk of a folder. */
  freeBytes(folder: string): Promise<number>
}

export const usualUploadBounds: UploadBounds = {
  bytesPerSecond: bounds.uploadBytesPerSecond,
  graceMs: bounds.uploadGraceMs,
  lookEveryMs: 1_000,
  keptFreeBytes: bounds.diskKeptFreeBytes,
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  },
}

/** Refuses `disk_full` if this many more bytes would leave less than the reserve. */
export async function refuseFullDisk(folder: string, bytes: number, held: UploadBounds): Promise<void> {
  if ((await held.freeBytes(folder)) - bytes < held.keptFreeBytes) throw new Refusal('disk_full')
}

/**
 * Checks a list periodically while it is being received: `signal` is aborted with `upload_too_slow` if its average speed is too low, and
 * with `disk_full` if the disk runs out of space. Stop it once the list is complete. Listening starts the flow of data, so start reading in
 * the same tick.
 */
export function watchUpload(
  { raw }: FastifyRequest,
  folder: string,
  held: UploadBounds,
): { signal: AbortSignal; stop: () => void } {
  const ending = new AbortController()
  const since = Date.now()
  let received = 0
  const count = (chunk: Buffer) => {
    received += chunk.length
  }
  const looking = setInterval(() => {
    const seconds = (Date.now() - since) / 1_000
    const isMeasured = seconds * 1_000 > held.graceMs
    if (isMeasured && received / seconds < held.bytesPerSecond) {
      const kilobytesPerSecond = held.bytesPerSecond / 1_000
      ending.abort(new Refusal('upload_too_slow', { kilobytesPerSecond }))
    }
    refuseFullDisk(folder, 0, held).catch((error) => ending.abort(error))
  }, held.lookEveryMs)
  raw.on('data', count)
  const stop = () => {
    clearInterval(looking)
    raw.off('data', count)
  }
  return { signal: ending.signal, stop }
}
