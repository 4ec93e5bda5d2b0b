import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { languageTag } from '#contract/languages.ts'
import type { Evaluated, Result, Totals } from './evaluate.ts'
import type { ListedPicture } from './list-pictures.ts'

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:2rem}table{border-collapse:collapse;margin:0 0 2rem}
th,td{border:1px solid #8888;padding:.4rem .7rem;text-align:left;vertical-align:top}td.n{text-align:right;font-variant-numeric:tabular-nums}
td.text{min-width:16rem;max-width:28rem}img{max-width:240px;height:auto;display:block}caption{text-align:left;font-weight:600;padding:.4rem 0}p{margin:0 0 .5rem}.bad{color:#c00}.note{opacity:.75}
@media (prefers-color-scheme:dark){.bad{color:#f77}}.wide{overflow-x:auto}`

/** A page of its own that shows the variants side by side: totals, then each picture with its texts. */
export async function writeReport(
  evaluated: readonly Evaluated[],
  pictures: readonly ListedPicture[],
  isStandIn: boolean,
): Promise<string> {
  const rows = await Promise.all(
    pictures.map(async ({ name, file }) => {
      const cells = evaluated.map(({ results }) => `<td class="text">${writeResult(results[name])}</td>`)
      return `<tr><th scope="row"><img src="${await thumbnail(file)}" alt="">${escapeHtml(name)}</th>${cells.join('')}</tr>`
    }),
  )
  const names = evaluated.map(({ name }) => `<th scope="col">${escapeHtml(name)}</th>`).join('')
  const sets = [...new Set(evaluated.flatMap(({ sets }) => Object.keys(sets)))].toSorted()
  const note = isStandIn ? '<p class="bad">A stand-in answered: no AI has seen these pictures.</p>' : ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Evaluation</title><style>${style}</style>
<h1>Evaluation</h1>${note}<p>${pictures.length} pictures. Costs are at list prices; what a provider charges can differ.</p>
${writeTable('All pictures', evaluated, ({ totals }) => totals)}
${sets.map((set) => writeTable(set, evaluated, (one) => one.sets[set])).join('\n')}
<div class="wide"><table><thead><tr><th scope="col">Picture</th>${names}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div></html>
`
}

const columns = [
  ...[
    'Described',
    'Failed',
    'Marked for review',
    'Purpose confused',
    'Words missing',
    'Words forbidden',
    'Asked again',
  ],
  ...['Cost per 1,000 pictures', 'Median', 'Slowest'],
]

/** The variants' totals, of all pictures or of a set. */
function writeTable(
  title: string,
  evaluated: readonly Evaluated[],
  totalsOf: (one: Evaluated) => Totals | undefined,
): string {
  const head = ['Variant', ...columns].map((column) => `<th scope="col">${column}</th>`).join('')
  const rows = evaluated.map((one) => writeTotals(one.name, totalsOf(one)))
  return `<div class="wide"><table><caption>${escapeHtml(title)}</caption><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function writeTotals(name: string, totals: Totals | undefined): string {
  if (!totals) return ''
  const { described, failed, marked, confused, lackingWords, forbidden, askedAgain, costMicroCents } = totals
  const cost =
    costMicroCents === null ? 'unknown' : `${(costMicroCents / 1e5 / (described + failed)).toFixed(2)} €`
  const seconds = [totals.medianSeconds, totals.slowestSeconds].map((one) => `${one.toFixed(1)} s`)
  const cells = [described, failed, marked, confused, lackingWords, forbidden, askedAgain, cost, ...seconds]
  return `<tr><th scope="row">${escapeHtml(name)}</th>${cells.map((cell) => `<td class="n">${cell}</td>`).join('')}</tr>`
}

function writeResult(result: Result | undefined): string {
  if (!result) return ''
  if (result.fault) return `<p class="bad">${escapeHtml(result.fault)}</p>${writeNotes(result)}`
  const texts = Object.entries(result.texts).map(
    ([language, { altText, description }]) =>
      `<p lang="${escapeHtml(languageTag(language))}"><b>${escapeHtml(altText) || '(decorative)'}</b><br>${escapeHtml(description)}</p>`,
  )
  return `${texts.join('')}${writeNotes(result)}`
}

function writeNotes({
  purpose,
  promptVersion,
  marked,
  found,
  isConfused,
  missingWords,
  forbiddenWords,
  calls,
  seconds,
}: Result): string {
  const notes = [
    purpose,
    promptVersion && `prompt ${promptVersion}`,
    `${calls} calls`,
    `${seconds.toFixed(1)} s`,
  ]
  const lacking = [
    ...missingWords.map((word) => `missing: ${word}`),
    ...forbiddenWords.map((word) => `forbidden: ${word}`),
  ]
  const rules = [...(isConfused ? ['another purpose'] : []), ...lacking, ...marked, ...found]
    .map(escapeHtml)
    .join(', ')
  return `<p class="note">${notes.filter(Boolean).join(', ')}</p>${rules ? `<p class="bad">${rules}</p>` : ''}`
}

async function thumbnail(file: string): Promise<string> {
  const small = await sharp(await readFile(file))
    .rotate()
    .resize(240, 240, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 70 })
    .toBuffer()
    .catch(() => null)
  return small ? `data:image/jpeg;base64,${small.toString('base64')}` : ''
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
