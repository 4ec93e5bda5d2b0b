import { once } from 'node:events'
import net from 'node:net'
import Papa from 'papaparse'
import { type Attack, wrongWhere } from './attack.ts'
import { jobOf } from './ground/actor.ts'
import { createTally } from './ground/tally.ts'

const formulas = [
  '=1+1',
  '+1',
  '-1+1',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '\n=1+1',
  '＝1+1',
  '＋1+1',
  '\u200b=1+1',
  '\u2060=1',
  ' =1+1',
  'shoe;=1+1;tail',
  'shoe,=1+1,tail',
  'shoe\t=1+1\ttail',
  'shoe|=1+1|tail',
  'shoe,"=1+1",tail',
  "shoe,'=1+1',tail",
]
const delimiters = [',', ';', '\t', '|']
const hidden = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/

export const formulaCells: Attack = {
  name: 'cells that a spreadsheet would run',
  costs: 'little',
  async run(ground) {
    const user = await ground.newUser()
    const pictures = ground.newPictures(formulas.length)
    const rows = formulas.map((note, n) => [pictures[n], note])
    const content = Papa.unparse([['url', 'note'], ...rows], { quotes: true })
    const started = await user.start({ name: 'list.csv', content })
    const { id } = await user.ended(jobOf(started))
    const { text } = await user.send({ path: `/api/jobs/${id}/results.csv?delimiter=,` })
    const csv = text.replace(/^\ufeff/, '')
    const cells = Papa.parse<string[]>(csv).data.flat()
    // Spreadsheets can be set to another delimiter, and to other quotation marks or none.
    const live = delimiters.flatMap((delimiter) =>
      ['"', "'", '\0'].flatMap((quoteChar) =>
        Papa.parse<string[]>(csv, { delimiter, quoteChar }).data.flat().filter(isLive),
      ),
    )
    return {
      sent: `${formulas.length} cells`,
      answers: createTally([started]),
      wrong: wrongWhere({
        [`live in the download: ${JSON.stringify(live)}`]: live.length > 0,
        'nothing came back': cells.length < formulas.length,
      }),
    }
  },
}

/** A number with its sign is not a formula. */
function isLive(cell: string): boolean {
  const seen = cell.replace(/^[\s\p{Cf}"]+/u, '')
  return /^[=+\-@＝＋－＠]/.test(seen) && !/^[+-]?\d+$/.test(cell)
}

/** The message for an image that can't be fetched is the same, whether the address in our network exists or not. */
export const privateHosts: Attack = {
  name: 'pictures in our own network and on odd ports',
  costs: 'little',
  async run(ground) {
    const listening = net.createServer((socket) => socket.destroy())
    let reached = 0
    listening.on('connection', () => (reached += 1))
    listening.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    // Safe: a server that listens on a port has such an address.
    const { port } = listening.address() as net.AddressInfo
    const ownHosts = [
      `http://127.0.0.1:${port}/1.jpg`,
      'http://localhost:5432/1.jpg',
      'http://10.0.0.1/1.jpg',
      'http://169.254.169.254/1.jpg',
      'http://nobody.invalid/1.jpg',
    ]
    // Ports that browsers block. Naming the reason reveals nothing about what listens there.
    const badPorts = [
      'http://127.0.0.1:6000/1.jpg',
      'http://nobody.invalid:25/1.jpg',
      'http://[::1]:22/1.jpg',
    ]
    const addresses = [...ownHosts, ...badPorts]
    try {
      const user = await ground.newUser()
      const started = await user.start({ name: 'list.csv', content: `url\n${addresses.join('\n')}\n` })
      const { id } = await user.ended(jobOf(started), 50)
      const images = await user.images(id)
      const said = images.map(({ error }) => error ?? 'none')
      const ofHosts = new Set(said.slice(0, ownHosts.length))
      const ofPorts = new Set(said.slice(ownHosts.length))
      return {
        sent: `${addresses.length} addresses`,
        answers: createTally([started]),
        wrong: wrongWhere({
          [`of hosts: ${[...ofHosts].join(' | ')}`]: ofHosts.size !== 1,
          [`of ports: ${[...ofPorts].join(' | ')}`]: ofPorts.size !== 1,
          'something was reached': reached > 0,
          'one is described': images.some(({ success }) => success),
        }),
      }
    } finally {
      listening.close()
    }
  },
}

export const longNames: Attack = {
  name: 'addresses of 9 kB, names of 300 and hidden characters',
  costs: 'little',
  async run(ground) {
    const user = await ground.newUser()
    const [picture] = ground.newPictures(1)
    const bidi = 'gpj.\u202egolatak\u2066'
    const rows = [
      `${picture},Ein Hof \u202ednuh niE\u202c`,
      `${ground.pictures.url}/long-address.jpg?${'a'.repeat(9_000)},x`,
    ]
    const content = `url,context\n${rows.join('\n')}\n`
    const started = await user.start(
      { name: `${bidi}${'n'.repeat(300)}.csv`, content },
      { contextColumn: 'context' },
    )
    const answers = createTally([started])
    const sent = 'a list with both'
    if (started.status !== 202)
      return { sent, answers, wrong: wrongWhere({ 'it fails': answers.count(4) !== 1 }) }
    const job = await user.ended(jobOf(started))
    const kept = await ground.query(
      'select context, url from job_images where job_id = $1 order by position',
      [job.id],
    )
    const asked = ground.pictures.requests.get('/long-address.jpg') ?? 0
    return {
      sent,
      answers,
      wrong: wrongWhere({
        [`the name has ${job.filename.length} characters`]: job.filename.length > 255,
        'the name hides characters': hidden.test(job.filename),
        'the context hides characters': hidden.test(String(kept[0]?.context)),
        'the long address was asked for': asked > 0,
        'the other picture is not described': job.successfulImages < 1,
      }),
    }
  },
}
