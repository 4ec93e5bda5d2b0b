import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/asvs.md', 'utf8')
const answers = ['met', 'met by a setting', '**not met**', 'n.a.'] as const
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, id = '', answer = '', where = '']) => ({ id, answer, where }),
)

/** How many rows each section of ASVS 5.0 has at levels 1 and 2; their numbers have no gaps. */
const sections = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5 },
  ...{ '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2 },
  ...{ '8.2': 3, '8.3': 1, '8.4': 1, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2 },
  ...{ '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4 },
  ...{ '16.4': 3, '16.5': 3 },
}
const ids = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
)

test('docs/asvs.md answers each row once, in order, and says where or why', () => {
  expect(rows.map(({ id }) => id)).toEqual(ids)
  expect(rows.filter(({ answer }) => !answers.some((known) => known === answer))).toEqual([])
  expect(rows.filter(({ where }) => where.length < 4)).toEqual([])
})

test('every file and folder that it names exists, and met rows name one or a section', () => {
  const named = [...page.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|Dockerfile|[\w.]+\.(?:yaml|json|ts))`/g)]
  expect(named).not.toEqual([])
  const paths = new Set(named.map(([, path = '']) => path))
  expect([...paths].filter((path) => !existsSync(path))).toEqual([])
  const bare = rows.filter(({ answer, where }) => answer.startsWith('met') && !/`|\]\(|‹/.test(where))
  expect(bare.map(({ id }) => id)).toEqual([])
})
