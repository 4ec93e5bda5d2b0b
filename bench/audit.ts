import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BenchResult, median } from './result.ts'

const pages = 500
const picturesPerPage = 20
const rounds = 3

/**
 * The scan of a website of 500 pages and 10,000 pictures without pauses between requests, compared with a loop that fetches and parses the
 * same pages; alternating, medians, each in a fresh process. What a scan costs before its second page, most of it the start of the process
 * that reads, is measured by the scan of one page; it is a part of the ratio, too.
 */
export async function benchAudit(databaseUrl: string): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bildwort-bench-'))
  const website = start('./serve-website.ts', { pages, picturesPerPage })
  try {
    const [{ url, averageBytes }] = await once(website, 'message')
    const environment = { DATABASE_URL: databaseUrl, DATA_DIR: folder, IMAGE_FETCH_ALLOW: '127.0.0.1' }
    const scans: number[] = []
    const starts: number[] = []
    const loops: number[] = []
    let memoryGrowthMb = 0
    for (let round = 0; round < rounds; round += 1) {
      const loop = await run('./read-website.ts', { url, pages })
      const scan = await run('./scan-website.ts', { url, round }, environment)
      if (scan.pages !== pages || scan.pictures !== pages * picturesPerPage)
        throw new Error(`read ${scan.pages} pages with ${scan.pictures} pictures`)
      loops.push(loop.seconds)
      scans.push(scan.seconds)
      starts.push(scan.startSeconds)
      memoryGrowthMb = Math.max(memoryGrowthMb, scan.growthMb)
    }
    return {
      name: `audit of ${pages} pages of ${(averageBytes / 1000).toFixed(0)} kB with ${picturesPerPage} pictures each`,
      measured: `${median(scans).toFixed(1)} s (one page ${median(starts).toFixed(1)} s)`,
      baseline: `fetch and parse5 ${median(loops).toFixed(1)} s`,
      ratio: median(scans) / median(loops),
      // Not reached yet: the scan also judges the images and writes each page and image down.
      limit: 1.3,
      memoryGrowthMb,
      memoryLimitMb: 150,
    }
  } finally {
    website.disconnect()
    rmSync(folder, { recursive: true })
  }
}

function start(file: string, order: object, environment: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH ?? '', ...environment }
  return fork(fileURLToPath(import.meta.resolve(file)), [JSON.stringify(order)], { env })
}

async function run(file: string, order: object, environment?: Record<string, string>) {
  const child = start(file, order, environment)
  const [figures] = await once(child, 'message')
  await once(child, 'exit')
  return figures
}
