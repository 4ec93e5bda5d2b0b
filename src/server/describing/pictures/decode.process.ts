import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import sharp, { type Sharp } from 'sharp'
import type { DecodedApart } from './decode-apart.ts'
import { limitSharp } from './limit-sharp.ts'

// Reads a HEIC or SVG from standard input and writes to descriptor 3 a line of JSON and, unless that is a fault, a PNG. One
// file, then the process ends: whatever the file did to its decoder ends with it.

const [, , format, mostMegabytes, mostCpuSeconds, maxPixels] = process.argv
/** More than any provider looks at. */
const longestEdge = 2_600
/** At which an SVG, which has no pixels of its own, is drawn. */
const svgEdge = 2_048
const usualDensity = 72
const largestDensity = 100_000

if (isMainThread) {
  setInterval(endIfCostly, 50).unref()
  await answer(await buffer(process.stdin))
} else await decodeHeic(workerData)

async function answer(file: Buffer): Promise<void> {
  try {
    limitSharp(format === 'svg' ? ['Svg'] : [])
    const drawn = format === 'svg' ? await drawSvg(file) : await readPixels(file)
    if ('fault' in drawn) return say(drawn)
    const { data, info } = await drawn.picture
      .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
    say({ original: drawn.original ?? { width: info.width, height: info.height } }, data)
  } catch {
    say({ fault: { code: 'damaged' } })
  }
}

interface Drawn {
  picture: Sharp
  /** Its size, if that is not the one at which it was drawn. */
  original?: { width: number; height: number }
}

async function drawSvg(file: Buffer): Promise<Drawn> {
  const svg = findable(file)
  const atUsual = await longestOf(svg, usualDensity)
  const density = between(1, (usualDensity * svgEdge) / atUsual, largestDensity)
  // Sizes in inches or millimetres grow with the density, and once more with the scale that follows from it.
  const excess = Math.max(1, (await longestOf(svg, density)) / svgEdge)
  return { picture: sharp(svg, { density: between(1, density / Math.sqrt(excess), largestDensity) }) }
}

async function longestOf(svg: Buffer, density: number): Promise<number> {
  const { width, height } = await sharp(svg, { density, limitInputPixels: false }).metadata()
  return Math.max(width, height)
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** libvips looks for `<svg` in the first thousand bytes only, and editors write longer prologues. */
function findable(file: Buffer): Buffer {
  const prologue = file.subarray(0, file.indexOf('<svg')).toString('latin1')
  if (prologue.length < 1_000) return file
  return Buffer.concat([
    Buffer.from(prologue.replaceAll(/<!--.*?-->/gs, ''), 'latin1'),
    file.subarray(prologue.length),
  ])
}

/** Decoding blocks its thread, and the main one watches what it costs. */
function readPixels(file: Buffer): Promise<Drawn | Extract<DecodedApart, { fault: unknown }>> {
  const worker = new Worker(new URL(import.meta.url), { argv: process.argv.slice(2), workerData: file })
  return new Promise((resolve, reject) => {
    worker.on('error', reject)
    worker.on('message', (message) => {
      if ('fault' in message) return resolve(message)
      const { data, width, height } = message
      const picture = sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
      resolve({ picture, original: { width, height } })
    })
  })
}

async function decodeHeic(file: Uint8Array): Promise<void> {
  const { default: decode } = await import('heic-decode')
  const [image] = await decode.all({ buffer: file })
  if (!image) throw new Error('the file holds no image')
  const { width, height } = image
  if (width * height > Number(maxPixels)) {
    const details = {
      megapixels: Math.ceil((width * height) / 1e6),
      maxMegapixels: Math.round(Number(maxPixels) / 1e6),
    }
    return parentPort?.postMessage({ fault: { code: 'too_many_pixels', details } })
  }
  const { data } = await image.decode()
  parentPort?.postMessage({ data, width, height }, [data.buffer])
}

function endIfCostly(): void {
  const { user, system } = process.cpuUsage()
  const isCostly = (user + system) / 1e6 > Number(mostCpuSeconds)
  if (isCostly || process.memoryUsage.rss() / 1e6 > Number(mostMegabytes))
    process.kill(process.pid, 'SIGKILL')
}

function say(answer: DecodedApart, png?: Buffer): void {
  const report = createWriteStream('', { fd: 3 })
  report.write(`${JSON.stringify(answer)}\n`)
  report.end(png)
}
