import { type Module, modules } from './modules.ts'

/** Imports that are forbidden for some files. */
export interface ImportRule {
  /** Patterns of the files' paths. */
  files: string[]
  patterns: Pattern[]
}

interface Pattern {
  group: string[]
  message: string
}

const table = 'See scripts/import-rules/modules.ts.'
const byAlias = {
  group: ['../**', './**/../**', './../**'],
  message: 'Import from outside of the folder by its alias (#…), not by ../',
}
const noTesting = {
  group: ['#*/**/testing/**', './**/testing/**'],
  message: 'A test harness is for tests alone.',
}

/**
 * The import rules: everything that the table does not allow is forbidden, also in folders that it does not list. Only the last matching
 * rule applies to a file, so they are ordered from general to specific.
 */
export function makeRules(): ImportRule[] {
  const all = Object.entries(modules)
  return [
    rule(
      ['src/**'],
      [byAlias, { group: ['#*/**'], message: `The table of modules lacks this folder. ${table}` }],
    ),
    rule(['src/server/*.ts'], [byAlias, noTesting, onlyFrom(['contract', 'server'], 'The server')]),
    rule(['src/web/*.ts', 'src/web/*.tsx'], [byAlias, onlyFrom(['contract', 'web'], 'The web app')]),
    ...all.flatMap(([path, module]) => rulesOfModule(path, module)),
    ...all.filter(([path]) => path.startsWith('server/')).map(([path, module]) => ruleOfTables(path, module)),
    rule(['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/**/testing/**', '{bench,e2e,scripts}/**'], [byAlias]),
    rule(
      ['stand-ins/**'],
      [
        byAlias,
        {
          group: ['#server/**', '#web/**'],
          message: 'A stand-in is the outside world: it knows only the contract.',
        },
      ],
    ),
    rule(
      ['packages/**'],
      [
        byAlias,
        {
          group: ['#*/**'],
          message: 'A package goes out to strangers: of the product it knows what API v1 promises.',
        },
      ],
    ),
  ]
}

function rulesOfModule(path: string, module: Module): ImportRule[] {
  const folder = `src/${path}`
  const submodules = Object.keys(module.submodules)
  const atRoot = ownFiles(path, module)
  const closed = anyOf(
    './',
    submodules.filter((name) => !module.lowest.includes(name)),
    '/**',
  )
  const atTop = [
    ...commonTo(path, module),
    mayImport(path, module, [...atRoot, ...inSubmodules(path, module.lowest)]),
  ]
  const rules = [
    rule(
      [`${folder}/**`],
      closed.length === 0 ? atTop : [...atTop, { group: closed, message: fileAtTop(path) }],
    ),
  ]
  if (module.topFiles.length > 0)
    rules.push(
      rule(
        module.topFiles.map((name) => `${folder}/${name}.{ts,tsx}`),
        [...commonTo(path, module), mayImport(path, module, [`!#${path}/**`])],
      ),
    )
  for (const [submodule, lower] of Object.entries(module.submodules))
    rules.push(
      rule(
        [`${folder}/${submodule}/**`],
        [
          ...commonTo(path, module),
          mayImport(path, module, [...atRoot, ...inSubmodules(path, [submodule, ...lower])], submodule),
        ],
      ),
    )
  return rules
}

// A foreign key may name another module's table: of a lower module, or of the users.
function ruleOfTables(path: string, module: Module): ImportRule {
  const modules = [path, 'server/accounts', ...module.mayCall.filter((name) => name.startsWith('server/'))]
  const tables = anyOf('!#', modules, '/**/*.tables.ts')
  return rule(
    [`src/${path}/**/*.tables.ts`],
    [
      byAlias,
      {
        group: ['#*/**', '!#contract/**', '!#server/platform/**', '!#server/describing/**', ...tables],
        message: `A table knows types and the tables of modules below it. ${table}`,
      },
    ],
  )
}

function commonTo(path: string, module: Module): Pattern[] {
  const patterns = [byAlias, noTesting]
  if (path.startsWith('server/'))
    patterns.push({
      group: ['#server/**/*.{tables,routes,work}.ts', `!#${path}/**/*.{tables,routes,work}.ts`],
      message: "Call another module's verbs, never its tables, routes or work.",
    })
  if (module.without) {
    const exceptOwn = module.without.packages.includes('**') ? ['!./**', `!#${path}/**`] : []
    patterns.push({ group: [...module.without.packages, ...exceptOwn], message: module.without.because })
  }
  return patterns
}

function mayImport(path: string, module: Module, own: string[], submodule?: string): Pattern {
  const place = submodule ? `${path}/${submodule}` : path
  return {
    group: ['#*/**', ...anyOf('!#', module.mayCall, '/**'), ...own],
    message: `${place} may not import this. ${table}`,
  }
}

function onlyFrom(layers: string[], whose: string): Pattern {
  return {
    group: ['#*/**', ...anyOf('!#', layers, '/**')],
    message: `${whose} does not know this layer.`,
  }
}

function ownFiles(path: string, module: Module): string[] {
  return [`!#${path}/*`, ...anyOf(`#${path}/`, module.topFiles, '.*')]
}

function inSubmodules(path: string, submodules: readonly string[]): string[] {
  return anyOf(`!#${path}/`, submodules, '/**')
}

/** One pattern for all names. */
function anyOf(before: string, names: readonly string[], after: string): string[] {
  if (names.length === 0) return []
  return [`${before}${names.length === 1 ? names[0] : `{${names.join(',')}}`}${after}`]
}

function fileAtTop(path: string): string {
  return `A file at the top of ${path} lies below its submodules, unless the table lists it among its top files. ${table}`
}

function rule(files: string[], patterns: Pattern[]): ImportRule {
  return { files, patterns }
}
