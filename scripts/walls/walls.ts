/** A folder below `src/`, and the chapters in it. */
export interface Room {
  /** The rooms whose verbs it may call, by their path below `src/`. What is not named is forbidden. */
  mayCall: readonly string[]
  /** Each chapter, and the chapters of its own room that it may import besides the files at the room's top. */
  chapters: Readonly<Record<string, readonly string[]>>
  /** Those of its chapters that lie below the files at its top, where the other way round is usual. */
  ground: readonly string[]
  /** Files at the room's top that stand above its chapters: they may import all of them, and no chapter imports them. */
  doors: readonly string[]
  /** Packages that it must not know, and why. */
  without?: { packages: readonly string[]; because: string }
}

// From the ground up: a server room may call the rooms before it. Some have their floor before they have their folder.
const serverFloors = [
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
  'api',
  'admin',
]

// What every web room may use, from the ground up. The rooms themselves never meet but in router.tsx.
const webGround = ['i18n', 'http', 'ui', 'components']

/** Who may import whom, of all folders below `src/`. `node scripts/walls/check-walls.ts` says who does not keep to it. */
export const walls: Readonly<Record<string, Room>> = {
  contract: {
    ...room(
      [],
      { endpoints: 'entities lists', entities: 'lists', lists: '', spreadsheets: 'lists' },
      '',
      'entities',
    ),
    without: {
      packages: ['node:*', '**', '!zod', '!@zip.js/zip.js/lib/zip-core-reader.js', '!saxes'],
      because: 'The contract knows nobody but Zod and what opens a spreadsheet.',
    },
  },

  // What others wrote, under their own licences.
  vendor: room([], { snowball: '' }),

  ...serverRoom(
    'platform',
    {
      csv: '',
      network: '',
      files: 'waiting',
      json: '',
      payments: '',
      requests: '',
      samples: '',
      secrets: '',
      smtp: '',
      spreadsheets: '',
      statements: '',
      waiting: '',
      work: '',
      measuring: 'statements work',
      schema: '',
      'embedded-postgres': 'schema',
      backup: 'schema files statements',
      v1: '',
    },
    'build-app',
    'csv files payments secrets smtp spreadsheets v1',
  ),
  ...serverRoom('audit'),
  ...serverRoom('mail'),
  ...serverRoom('notifications'),
  ...serverRoom('credits', { checks: '', purchases: '' }, 'credits.routes'),
  ...serverRoom(
    'accounts',
    {
      links: '',
      passwords: '',
      users: '',
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
  ...serverRoom('apikeys'),
  ...serverRoom('provider-runtime'),
  'server/describing': {
    ...room(
      ['contract', 'vendor', 'server/platform/waiting', 'server/platform/network'],
      {
        languages: '',
        keywords: 'languages',
        pictures: '',
        question: 'keywords',
        checks: 'languages keywords question',
        providers: 'question',
        pool: 'providers question',
      },
      'describe-picture describe-image describe-now describer describe-apart apart-calls describe-apart.process',
    ),
    without: {
      packages: ['drizzle-orm', 'drizzle-orm/**', 'pg', 'pg-boss'],
      because: 'Describing knows no database and no job: what it needs is handed in.',
    },
  },
  ...serverRoom('webhooks'),
  ...serverRoom(
    'jobs',
    {
      lists: '',
      reading: '',
      costs: '',
      alike: '',
      'kept-lists': '',
      ending: 'costs',
      deleting: 'costs ending kept-lists',
      outcomes: 'alike',
      following: 'reading',
      starting: 'lists reading ending outcomes',
      sharing: 'reading',
      exports: 'lists reading sharing',
      filling: 'lists reading exports',
      presets: '',
      viewing: 'reading sharing',
      working: 'costs ending deleting alike outcomes',
      reviewing: 'reading costs alike',
      single: 'lists reading costs alike ending starting working reviewing outcomes',
    },
    'jobs.routes jobs.work',
  ),
  ...serverRoom('admin'),
  ...serverRoom('api', { docs: '', idempotency: '' }, 'api.routes', 'idempotency'),

  ...webRoom('i18n'),
  ...webRoom('http'),
  ...webRoom('ui', {
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
  ...webRoom('components', { filling: '' }),
  ...webRoom(
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
  ...webRoom(
    'upload',
    {
      list: '',
      draft: 'list',
      parts: 'draft list',
      receipt: 'parts draft list',
      paste: 'parts draft list',
      choose: 'paste parts draft',
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
  ...webRoom(
    'results',
    {
      queries: '',
      parts: 'queries',
      drafts: 'queries',
      picture: 'drafts parts queries',
      image: 'picture drafts parts queries',
      review: 'image drafts parts queries',
      list: 'parts queries',
      images: 'review image drafts parts queries',
      job: 'images parts queries',
    },
    'results-page',
  ),
  ...webRoom('credits', { history: '', spending: '', purchases: '' }, 'credits-page credit-card money-story'),
  ...webRoom('notifications'),
  ...webRoom(
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
  ...webRoom('pages', { imprint: '', privacy: '', help: '' }),
  ...webRoom('sharing'),
  ...webRoom('shell', { running: '', keys: '' }, 'running-slot shortcuts-slot'),
}

function serverRoom(name: string, chapters = {}, doors = '', ground = ''): Record<string, Room> {
  const below = serverFloors.slice(0, serverFloors.indexOf(name)).map((floor) => `server/${floor}`)
  return { [`server/${name}`]: room(['contract', ...below], chapters, doors, ground) }
}

function webRoom(name: string, chapters = {}, doors = ''): Record<string, Room> {
  const own = webGround.indexOf(name)
  const ground = own < 0 ? webGround : webGround.slice(0, own)
  return {
    [`web/${name}`]: {
      ...room(['contract', ...ground.map((floor) => `web/${floor}`)], chapters, doors),
      without: { packages: ['node:*'], because: 'A browser has no Node.' },
    },
  }
}

function room(mayCall: string[], chapters: Record<string, string> = {}, doors = '', ground = ''): Room {
  return {
    mayCall,
    chapters: Object.fromEntries(Object.entries(chapters).map(([name, lower]) => [name, words(lower)])),
    ground: words(ground),
    doors: words(doors),
  }
}

function words(text: string): string[] {
  return text.split(' ').filter(Boolean)
}
