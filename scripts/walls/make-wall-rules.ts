import { type Room, walls } from './walls.ts'

/** What some files must not import. */
export interface WallRule {
  /** Patterns of their paths. */
  files: string[]
  patterns: Pattern[]
}

interface Pattern {
  group: string[]
  message: string
}

const table = 'See scripts/walls/walls.ts.'
const throughDoors = {
  group: ['../**', './**/../**', './../**'],
  message: 'Leave a room through a door (#…), never by ../',
}
const noTesting = {
  group: ['#*/**/testing/**', './**/testing/**'],
  message: 'A test harness is for tests alone.',
}

/**
 * The walls: what the table does not allow is forbidden, also in a folder that the table does not know. Of all rules that
 * fit a file the last one holds, and it alone: they stand from the general to the particular.
 */
export function makeWallRules(): WallRule[] {
  const rooms = Object.entries(walls)
  return [
    rule(
      ['src/**'],
      [throughDoors, { group: ['#*/**'], message: `The table of walls lacks this folder. ${table}` }],
    ),
    rule(['src/server/*.ts'], [throughDoors, noTesting, onlyDoors(['contract', 'server'], 'The server')]),
    rule(['src/web/*.ts', 'src/web/*.tsx'], [throughDoors, onlyDoors(['contract', 'web'], 'The web app')]),
    ...rooms.flatMap(([path, room]) => rulesOfRoom(path, room)),
    ...rooms.filter(([path]) => path.startsWith('server/')).map(([path, room]) => ruleOfTables(path, room)),
    rule(
      ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/**/testing/**', '{bench,e2e,scripts}/**'],
      [throughDoors],
    ),
    rule(
      ['stand-ins/**'],
      [
        throughDoors,
        {
          group: ['#server/**', '#web/**'],
          message: 'A stand-in is the outside world: it knows only the contract.',
        },
      ],
    ),
    rule(
      ['packages/**'],
      [
        throughDoors,
        {
          group: ['#*/**'],
          message: 'A package goes out to strangers: of the product it knows what API v1 promises.',
        },
      ],
    ),
  ]
}

function rulesOfRoom(path: string, room: Room): WallRule[] {
  const folder = `src/${path}`
  const chapters = Object.keys(room.chapters)
  const ground = ownFiles(path, room)
  const closed = anyOf(
    './',
    chapters.filter((name) => !room.ground.includes(name)),
    '/**',
  )
  const atTop = [
    ...commonTo(path, room),
    mayImport(path, room, [...ground, ...inChapters(path, room.ground)]),
  ]
  const rules = [
    rule(
      [`${folder}/**`],
      closed.length === 0 ? atTop : [...atTop, { group: closed, message: fileAtTop(path) }],
    ),
  ]
  if (room.doors.length > 0)
    rules.push(
      rule(
        room.doors.map((name) => `${folder}/${name}.{ts,tsx}`),
        [...commonTo(path, room), mayImport(path, room, [`!#${path}/**`])],
      ),
    )
  for (const [chapter, lower] of Object.entries(room.chapters))
    rules.push(
      rule(
        [`${folder}/${chapter}/**`],
        [
          ...commonTo(path, room),
          mayImport(path, room, [...ground, ...inChapters(path, [chapter, ...lower])], chapter),
        ],
      ),
    )
  return rules
}

// A foreign key alone names another room's table: of a room below, or of the users.
function ruleOfTables(path: string, room: Room): WallRule {
  const rooms = [path, 'server/accounts', ...room.mayCall.filter((name) => name.startsWith('server/'))]
  const tables = anyOf('!#', rooms, '/**/*.tables.ts')
  return rule(
    [`src/${path}/**/*.tables.ts`],
    [
      throughDoors,
      {
        group: ['#*/**', '!#contract/**', '!#server/platform/**', '!#server/describing/**', ...tables],
        message: `A table knows types and the tables of rooms below it. ${table}`,
      },
    ],
  )
}

function commonTo(path: string, room: Room): Pattern[] {
  const patterns = [throughDoors, noTesting]
  if (path.startsWith('server/'))
    patterns.push({
      group: ['#server/**/*.{tables,routes,work}.ts', `!#${path}/**/*.{tables,routes,work}.ts`],
      message: "Call another room's verbs, never its tables, routes or work.",
    })
  if (room.without) {
    const exceptOwn = room.without.packages.includes('**') ? ['!./**', `!#${path}/**`] : []
    patterns.push({ group: [...room.without.packages, ...exceptOwn], message: room.without.because })
  }
  return patterns
}

function mayImport(path: string, room: Room, own: string[], chapter?: string): Pattern {
  const place = chapter ? `${path}/${chapter}` : path
  return {
    group: ['#*/**', ...anyOf('!#', room.mayCall, '/**'), ...own],
    message: `${place} may not import this. ${table}`,
  }
}

function onlyDoors(floors: string[], whose: string): Pattern {
  return {
    group: ['#*/**', ...anyOf('!#', floors, '/**')],
    message: `${whose} does not know this floor.`,
  }
}

function ownFiles(path: string, room: Room): string[] {
  return [`!#${path}/*`, ...anyOf(`#${path}/`, room.doors, '.*')]
}

function inChapters(path: string, chapters: readonly string[]): string[] {
  return anyOf(`!#${path}/`, chapters, '/**')
}

/** One pattern for all names. */
function anyOf(before: string, names: readonly string[], after: string): string[] {
  if (names.length === 0) return []
  return [`${before}${names.length === 1 ? names[0] : `{${names.join(',')}}`}${after}`]
}

function fileAtTop(path: string): string {
  return `A file at the top of ${path} lies below its chapters, unless the table names it as a door. ${table}`
}

function rule(files: string[], patterns: Pattern[]): WallRule {
  return { files, patterns }
}
