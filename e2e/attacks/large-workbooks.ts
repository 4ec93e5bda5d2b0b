import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeWorkbook } from '#contract/spreadsheets/testing/make-workbook.ts'
import { type Attack, wrongWhere } from './attack.ts'
import { createTally } from './ground/tally.ts'

const users = 4
const perUser = 2
const texts = 4_990_000
/** Incompressible padding: only parts that unpack to 200 times their size count as a bomb. */
const paddingBytes = 800_000

/** Workbooks of a megabyte that unpack to 205 MB of shared strings, the maximum number and length. */
export const largeWorkbooks: Attack = {
  name: `${users * perUser} workbooks of a megabyte at once by ${users} users`,
  costs: 'much',
  withinSeconds: 240,
  async run(ground) {
    const [picture] = ground.newPictures(1)
    const content = workbookOf(picture!)
    const actors = await Promise.all(Array.from({ length: users }, () => ground.newUser()))
    const before = residentMegabytes(ground.pid())
    const started = await Promise.all(
      actors.flatMap((actor) =>
        Array.from({ length: perUser }, () => actor.start({ name: 'list.xlsx', content })),
      ),
    )
    const atEnd = residentMegabytes(ground.pid())
    await sleep(5_000, undefined, { signal: ground.signal() })
    const answers = createTally(started)
    return {
      sent: `${started.length} × ${(content.length / 1e6).toFixed(1)} MB`,
      answers,
      wrong: wrongWhere({ 'none is read': answers.count(2) === 0, 'one fails': answers.count(5) > 0 }),
      noted: `${before.toFixed(0)} MB before, ${atEnd.toFixed(0)} MB at the last answer, ${residentMegabytes(ground.pid()).toFixed(0)} MB 5 s later`,
    }
  },
}

function workbookOf(picture: string): Buffer {
  const padding = `<!--${randomBytes(paddingBytes).toString('base64')}-->`
  const first = `<si><t>url</t></si><si><t>${picture.replaceAll('&', '&amp;')}</t></si>`
  const many = `<si><t>${'x'.repeat(25)}</t></si>`.repeat(texts)
  return makeWorkbook({
    sheets: [
      {
        name: 'Liste',
        rows: '<row><c t="s"><v>0</v></c></row><row><c t="s"><v>1</v></c></row>',
      },
    ],
    sharedTexts: padding + first + many,
  })
}

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
