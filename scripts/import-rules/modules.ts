/** A folder below `src/` and its submodules. */
export interface Module {
  /** The modules it may import from, by their path below `src/`. All others are forbidden. */
  mayCall: readonly string[]
  /** Each submodule, and the other submodules that it may import in addition to the files at the module's root. */
  submodules: Readonly<Record<string, readonly string[]>>
  /** Submodules that the files at the root may import; usually submodules import the root. */
  lowest: readonly string[]
  /** Files at the root that may import every submodule, and that no submodule imports. */
  topFiles: readonly string[]
  /** Packages that it must not import, and why. */
  without?: { packages: readonly string[]; because: string }
}

// From the bottom up: a server module may import from those before it.
const serverLayers = [
  'platform',
  'audit',
  'mail',
  'notifications',
  'describing',
  'webhooks',
  'credits',
  'accounts',
  'apikeys',
  'provider-runtime',
  'jobs',
  'site-audits',
  'api',
  'admin',
]

// What every web module may use, from the bottom up. Other web modules don't import each other; router.tsx imports them all.
const webBase = ['i18n', 'http', 'ui', 'components']

/** Who may import whom, of all folders below `src/`. `node scripts/import-rules/check-imports.ts` says which imports break the rules. */
export const modules: Readonly<Record<string, Module>> = {
  contract: {
    ...module(
      [],
      {
        endpoints: 'entities lists words',
        entities: 'lists',
        lists: '',
        refusals: 'entities',
        spreadsheets: 'lists',
        words: 'entities',
      },
      '',
      'entities refusals words',
    ),
    without: {
      packages: ['node:*', '**', '!zod', '!@zip.js/zip.js/lib/zip-core-reader.js', '!saxes'],
      because: 'The contract imports only Zod and what opens a spreadsheet.',
    },
  },

  checks: {
    ...module(['contract', 'vendor'], { languages: '', pages: '' }, '', 'languages'),
    without: { packages: ['node:*'], because: 'The checks run in browsers and in programs of others, too.' },
  },

  metadata: {
    ...module([], { containers: '' }, 'write-file'),
    without: { packages: ['node:*'], because: 'It also runs in programs of others.' },
  },

  // Tools for AI assistants, of the server and of the command line.
  mcp: {
    ...module(['contract', 'checks']),
    without: { packages: ['node:*'], because: 'It makes only the calls that are handed in.' },
  },

  // The command line: bundled with what it imports.
  cli: module(
    ['contract', 'checks', 'metadata', 'client', 'mcp'],
    { sources: '', checking: 'sources', describing: 'sources', commands: 'sources checking describing' },
    'main',
  ),

  // Third-party code under its own licences.
  vendor: module([], { snowball: '' }),

  ...serverModule(
    'platform',
    {
      csv: '',
      network: '',
      files: 'waiting',
      json: '',
      payments: '',
      requests: 'v1',
      samples: '',
      secrets: '',
      smtp: '',
      spreadsheets: '',
      statements: '',
      waiting: '',
      work: '',
      measuring: 'statements work',
      schema: 'statements',
      'embedded-postgres': 'schema',
      backup: 'schema files statements',
      v1: '',
    },
    'build-app',
    'csv files payments secrets smtp spreadsheets v1',
  ),
  ...serverModule('audit'),
  ...serverModule('mail'),
  ...serverModule('notifications'),
  ...serverModule('credits', { checks: '', purchases: '' }, 'credits.routes'),
  ...serverModule(
    'accounts',
    {
      links: '',
      users: '',
      passwords: 'users',
      mails: 'links users',
      tokens: 'users mails',
      factors: 'users passwords mails',
      'signing-in': 'users passwords mails factors tokens',
      recovering: 'users passwords mails links tokens signing-in',
      registering: 'users passwords mails',
      inviting: 'users passwords mails links registering',
      administering: 'users mails',
      'single-sign-on': 'users passwords mails signing-in registering',
      profile: 'passwords mails tokens',
      addresses: 'users passwords mails signing-in',
      passkeys: 'users passwords mails factors signing-in',
    },
    'accounts.routes factors.routes run-admin-command',
  ),
  ...serverModule('apikeys'),
  ...serverModule('provider-runtime'),
  'server/describing': {
    ...module(
      ['contract', 'checks', 'vendor', 'server/platform/waiting', 'server/platform/network'],
      {
        keywords: '',
        pictures: '',
        question: 'keywords',
        checks: 'keywords question',
        providers: 'question',
        pool: 'providers question',
      },
      'describe-picture describe-test-picture describe-image translate-texts judge-answers describe-now describer describe-in-child-process child-process-calls describe.process',
    ),
    without: {
      packages: ['drizzle-orm', 'drizzle-orm/**', 'pg', 'pg-boss'],
      because: 'Describing knows no database and no job: what it needs is handed in.',
    },
  },
  ...serverModule('webhooks'),
  ...serverModule(
    'jobs',
    {
      lists: '',
      reading: 'picture-sets',
      labels: 'reading',
      costs: '',
      alike: '',
      'kept-lists': 'picture-sets',
      'picture-sets': '',
      thumbnails: '',
      ending: 'costs',
      deleting: 'costs ending kept-lists picture-sets thumbnails',
      outcomes: 'alike',
      following: 'reading',
      starting: 'lists reading labels ending outcomes picture-sets',
      uploading: 'starting picture-sets',
      sharing: 'reading',
      exports: 'lists reading sharing picture-sets',
      filling: 'lists reading exports',
      presets: '',
      'saved-filters': '',
      viewing: 'reading sharing picture-sets',
      working: 'costs ending deleting alike outcomes picture-sets',
      reviewing: 'reading costs alike picture-sets',
      acting: 'reading reviewing',
      single: 'lists reading costs alike ending starting working reviewing outcomes',
    },
    'jobs.routes jobs.work',
  ),
  ...serverModule(
    'site-audits',
    { scanning: '' },
    'site-audits.routes site-audits.work start-audit stop-audit',
  ),
  ...serverModule('admin'),
  ...serverModule('api', { docs: 'document', document: '', idempotency: '' }, 'api.routes', 'idempotency'),

  ...webModule('i18n'),
  ...webModule('http'),
  ...webModule('ui', {
    formats: '',
    views: '',
    layout: '',
    buttons: '',
    feedback: 'buttons layout',
    downloads: 'buttons feedback',
    dialogs: 'buttons',
    forms: 'buttons feedback',
    tables: 'buttons formats',
  }),
  ...webModule('components', { filling: '' }),
  ...webModule(
    'accounts',
    {
      registering: '',
      recovering: '',
      passkeys: '',
      'second-factor': 'passkeys',
      'single-sign-on': 'second-factor',
      'signing-in': 'registering recovering second-factor passkeys single-sign-on',
      inviting: 'registering recovering second-factor',
      tokens: '',
      profile: 'recovering single-sign-on tokens',
      addresses: 'recovering single-sign-on',
      webhooks: '',
      limits: '',
      security: 'addresses second-factor passkeys single-sign-on',
    },
    'account-page account-pages',
  ),
  ...webModule(
    'upload',
    {
      list: '',
      draft: 'list',
      parts: 'draft list',
      receipt: 'parts draft list',
      paste: 'parts draft list',
      pictures: 'parts',
      choose: 'paste pictures parts draft',
      presets: 'parts draft',
      options: 'receipt parts draft list presets',
      starting: 'receipt parts draft',
      sheet: 'parts draft',
      running: 'sheet parts draft',
      done: 'sheet parts draft',
      pending: 'parts',
    },
    'upload-page later-stage job-stage announce-stage stage-sentence use-upload use-throttled use-approval-toast looking-view',
  ),
  ...webModule(
    'results',
    {
      queries: '',
      parts: 'queries',
      drafts: 'queries',
      picture: 'drafts parts queries',
      image: 'picture drafts parts queries',
      review: 'image drafts parts queries',
      list: 'parts queries',
      filters: 'queries',
      acting: 'drafts parts queries',
      images: 'acting filters review image drafts parts queries',
      job: 'images parts queries',
    },
    'results-page',
  ),
  ...webModule(
    'credits',
    { history: '', spending: '', purchases: '' },
    'credits-page credit-card money-story',
  ),
  ...webModule('audit'),
  ...webModule('notifications'),
  ...webModule(
    'admin',
    {
      parts: '',
      credits: 'parts',
      keys: 'parts',
      jobs: 'parts',
      log: 'parts',
      statistics: 'parts',
      live: 'parts',
      bulk: 'keys parts',
      people: 'parts',
      users: 'keys credits bulk parts people',
      attention: 'keys live parts',
    },
    'admin-page admin-tabs users-tab credits-tab api-keys-tab jobs-tab statistics-tab',
  ),
  ...webModule('pages', { imprint: '', privacy: '', help: '' }),
  ...webModule('sharing'),
  ...webModule('shell', { running: '', keys: '' }, 'running-slot shortcuts-slot'),
}

function serverModule(name: string, submodules = {}, topFiles = '', lowest = ''): Record<string, Module> {
  const below = serverLayers.slice(0, serverLayers.indexOf(name)).map((layer) => `server/${layer}`)
  return {
    [`server/${name}`]: module(
      ['contract', 'checks', 'metadata', 'mcp', ...below],
      submodules,
      topFiles,
      lowest,
    ),
  }
}

function webModule(name: string, submodules = {}, topFiles = ''): Record<string, Module> {
  const own = webBase.indexOf(name)
  const base = own < 0 ? webBase : webBase.slice(0, own)
  return {
    [`web/${name}`]: {
      ...module(['contract', 'checks', ...base.map((layer) => `web/${layer}`)], submodules, topFiles),
      without: { packages: ['node:*'], because: 'A browser has no Node.' },
    },
  }
}

function module(
  mayCall: string[],
  submodules: Record<string, string> = {},
  topFiles = '',
  lowest = '',
): Module {
  return {
    mayCall,
    submodules: Object.fromEntries(Object.entries(submodules).map(([name, lower]) => [name, words(lower)])),
    lowest: words(lowest),
    topFiles: words(topFiles),
  }
}

function words(text: string): string[] {
  return text.split(' ').filter(Boolean)
}
