import { statfs } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import { bounds } from '#server/platform/bounds.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** What a list must keep to while it comes in. */
export interface UploadBounds {
  bytesPerSecond: number
  /** Before that its speed is not measured. */
  graceMs: number
  lookEveryMs: number
  keptFreeBytes: number
  /** How many bytes the disk of a folder has left. */
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

/** Refuses `disk_full` where so many bytes more would leave less than is kept free. */
export async function refuseFullDisk(folder: string, bytes: number, held: UploadBounds): Promise<void> {
  if ((await held.freeBytes(folder)) - bytes < held.keptFreeBytes) throw new Refusal('disk_full')
}

/**
 * Looks now and then at a list that is coming in: `signal` is aborted with `upload_too_slow` when it came too slowly on
 * the whole, and with `disk_full` when the disk has too little left. To be stopped once it is all there. Listening makes it
 * flow: whoever reads it does so in the same breath.
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
