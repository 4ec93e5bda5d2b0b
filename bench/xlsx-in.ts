import { ZipReader } from '@zip.js/zip.js/lib/zip-core-reader.js'
import pg from 'pg'
import { SaxesParser } from 'saxes'
import { makeWorkbook } from '#contract/spreadsheets/testing/make-workbook.ts'
import { type BenchResult, median } from './result.ts'
import { startBenchProduct } from './start-bench-product.ts'

const rows = 100_000
const rounds = 3
const texts = 9
const columns = 12

/**
 * An XLSX of 100,000 rows and 12 columns, from the first byte sent until the job is accepted, compared with a bare streaming read of the
 * same parts, unpacked and parsed without handlers, plus one bulk insert of the same rows; alternating, medians.
 */
export async function benchXlsxIn(databaseUrl: string): Promise<BenchResult> {
  const workbook = new File([makeList()], 'list.xlsx')
  const pool = new pg.Pool({ connectionString: databaseUrl })
  // A closing connection still receives the server's shutdown as an error event, which would be uncaught.
  pool.on('error', () => {})
  await pool.query('create table if not exists bench_rows (like job_images including all)')
  const product = await startBenchProduct({
    DATABASE_URL: databaseUrl,
    ROLE: 'web',
    ANTHROPIC_API_KEY: 'never-asked',
  })
  try {
    const ours: number[] = []
    const bare: number[] = []
    let growthMb = 0
    for (let round = 0; round <= rounds; round += 1) {
      const bareMs = await timeBare(pool, workbook)
      product.forgetPeak()
      const before = product.memory().now
      const began = performance.now()
      const jobId = await product.start(workbook, { urlColumn: 'url', contextColumn: 'context' })
      const oursMs = performance.now() - began
      const { peak } = product.memory()
      await product.stopAndDelete(jobId)
      // The first round warms up both.
      if (round === 0) continue
      ours.push(oursMs)
      bare.push(bareMs)
      growthMb = Math.max(growthMb, peak - before)
    }
    return {
      name: `XLSX of ${rows.toLocaleString('en')} × ${columns}, ${(workbook.size / 1e6).toFixed(0)} MB, accepted`,
      measured: `${Math.round(median(ours))} ms`,
      baseline: `zip.js, saxes and one insert ${Math.round(median(bare))} ms`,
      ratio: median(ours) / median(bare),
      limit: 3,
      memoryGrowthMb: growthMb,
      memoryLimitMb: 250,
    }
  } finally {
    await product.stop()
    await pool.query('drop table bench_rows')
    await pool.end()
  }
}

async function timeBare(pool: pg.Pool, workbook: File): Promise<number> {
  await pool.query('truncate bench_rows')
  const cells = Array.from({ length: rows }, (_, index) => rowOf(index + 1))
  const began = performance.now()
  await parseParts(workbook)
  await pool.query(
    `insert into bench_rows (job_id, position, url, filename, context, source)
     select 1, position, url, filename, context, source::json
     from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[])
       as list (position, url, filename, context, source)`,
    [
      cells.map((_, index) => index + 1),
      cells.map((row) => row[0]),
      cells.map((row) => row[1]),
      cells.map((row) => row[2]),
      cells.map((row) => JSON.stringify(row)),
    ],
  )
  return performance.now() - began
}

async function parseParts(workbook: File): Promise<void> {
  const zip = new ZipReader(
    {
      size: workbook.size,
      init: async () => {},
      readUint8Array: async (offset: number, length: number) =>
        new Uint8Array(await workbook.slice(offset, offset + length).arrayBuffer()),
      createReadable: ({ offset = 0, size = workbook.size }: { offset?: number; size?: number } = {}) =>
        workbook.slice(offset, offset + size).stream(),
      readable: workbook.stream(),
    },
    { useWebWorkers: false },
  )
  for await (const entry of zip.getEntriesGenerator()) {
    if (entry.directory || !/sheet1\.xml$|sharedStrings/.test(entry.filename)) continue
    const parser = new SaxesParser({ position: false })
    const decoder = new TextDecoder()
    const write = (piece: Uint8Array) => void parser.write(decoder.decode(piece, { stream: true }))
    await entry.getData(new WritableStream<Uint8Array>({ write }))
  }
}

function rowOf(n: number): string[] {
  return [
    `https://bilder.example.org/katalog/2026/herbst/artikel-${n}.jpg`,
    `Artikel ${n}`,
    `Herbstkatalog, Seite ${n % 400}: Wanderschuhe, Größe ${36 + (n % 12)}, wasserdicht`,
    ...Array.from({ length: texts - 3 }, (_, index) => `Merkmal ${index} des Artikels ${n}`),
    String(n),
    `${n}.5`,
    String(n % 7),
  ]
}

function makeList(): Uint8Array<ArrayBuffer> {
  const headers = [
    'url',
    'title',
    'context',
    ...Array.from({ length: columns - 3 }, (_, index) => `c${index}`),
  ]
  const shared: string[] = []
  const share = (text: string) => `t="s"><v>${shared.push(`<si><t>${text}</t></si>`) - 1}</v>`
  const lines: string[] = []
  for (let n = 0; n <= rows; n += 1) {
    const cells = (n === 0 ? headers : rowOf(n)).map(
      (text, column) =>
        `<c r="${String.fromCharCode(65 + column)}${n + 1}" ${n === 0 || column < texts ? share(text) : `s="0"><v>${text}</v>`}</c>`,
    )
    lines.push(`<row r="${n + 1}" spans="1:${columns}">${cells.join('')}</row>`)
  }
  return makeWorkbook({
    sheets: [{ name: 'Bilder', rows: lines.join('') }],
    sharedTexts: shared.join(''),
    styles: '<cellXfs><xf numFmtId="0"/></cellXfs>',
  })
}
