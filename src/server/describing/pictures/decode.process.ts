import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import sharp, { type Sharp } from 'sharp'
import { limitSharp } from './limit-sharp.ts'

// Reads a HEIC or SVG from standard input and writes a PNG of it to descriptor 3; nothing if it can't be read. One file, then the
// process ends: whatever the file did to its decoder ends with it.

const [, , format, mostMegabytes, mostCpuSeconds] = process.argv
/** More than any provider looks at. */
const longestEdge = 2_600
/** At which an SVG, which has no pixels of its own, is drawn. */
const svgEdge = 2_048
const usualDensity = 72
const largestDensity = 100_000

if (!isMainThread) await decodeHeic(workerData)
else {
  setInterval(endIfCostly, 50).unref()
  const file = await buffer(process.stdin)
  limitSharp(format === 'svg' ? ['Svg'] : [])
  const picture = format === 'svg' ? await drawSvg(file) : await readPixels(file)
  const png = await picture
    .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer()
  createWriteStream('', { fd: 3 }).end(png)
}

async function drawSvg(file: Buffer): Promise<Sharp> {
  const svg = findable(file)
  const atUsual = await longestOf(svg, usualDensity)
  const density = between(1, (usualDensity * svgEdge) / atUsual, largestDensity)
  // Sizes in inches or millimetres grow with the density, and once more with the scale that follows from it.
  const excess = Math.max(1, (await longestOf(svg, density)) / svgEdge)
  return sharp(svg, { density: between(1, density / Math.sqrt(excess), largestDensity) })
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
  const shortened = prologue.replaceAll(/<!--.*?-->/gs, '')
  return Buffer.concat([Buffer.from(shortened, 'latin1'), file.subarray(prologue.length)])
}

/** Decoding blocks its thread, and the main one watches what it costs. */
function readPixels(file: Buffer): Promise<Sharp> {
  const worker = new Worker(new URL(import.meta.url), { workerData: file })
  return new Promise((resolve, reject) => {
    worker.on('error', reject)
    worker.on('message', ({ data, width, height }) =>
      resolve(sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })),
    )
  })
}

async function decodeHeic(file: Uint8Array): Promise<void> {
  const { default: decode } = await import('heic-decode')
  const { data, width, height } = await decode({ buffer: file })
  parentPort?.postMessage({ data, width, height }, [data.buffer])
}

function endIfCostly(): void {
  const { user, system } = process.cpuUsage()
  const isCostly = (user + system) / 1e6 > Number(mostCpuSeconds)
  if (isCostly || process.memoryUsage.rss() / 1e6 > Number(mostMegabytes))
    process.kill(process.pid, 'SIGKILL')
}
