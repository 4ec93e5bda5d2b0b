import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface LockedPackage {
  version?: string
  resolved?: string
  integrity?: string
  inBundle?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  os?: string[]
  cpu?: string[]
  libc?: (string | undefined)[]
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const { '': root = {}, ...installed } = packages

// A lock written over installed packages holds those of that one machine alone, and `npm ci` refuses it elsewhere.
test('whatever a locked package asks for is locked too, for every platform', () => {
  const missing = Object.entries(packages).flatMap(([place, entry]) =>
    namesAskedFor(entry)
      .filter((name) => !isWithinReach(place, name))
      .map((name) => `${name} for ${place || 'Bildwort'}`),
  )
  expect(missing).toEqual([])
})

test.each([
  { platform: 'Linux with glibc on x64', os: 'linux', cpu: 'x64', libc: 'glibc' },
  { platform: 'Linux with musl on x64', os: 'linux', cpu: 'x64', libc: 'musl' },
  { platform: 'Linux with glibc on arm64', os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { platform: 'Linux with musl on arm64', os: 'linux', cpu: 'arm64', libc: 'musl' },
  { platform: 'macOS on x64', os: 'darwin', cpu: 'x64' },
  { platform: 'macOS on arm64', os: 'darwin', cpu: 'arm64' },
])('$platform finds its build of every package that has one per platform', (machine) => {
  const families = buildFamilies()
  expect(families.map(({ asker }) => asker)).toContain('rolldown')
  const lacking = families.filter(({ builds }) => !builds.some((entry) => runsOn(entry, machine)))
  expect(lacking.map(({ asker }) => asker)).toEqual([])
})

test('the lock names no registry, so that each machine asks its own', () => {
  const addressed = Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)
  expect(addressed.map(([place]) => place)).toEqual([])
})

test('every locked package is known by its checksum', () => {
  const unknown = Object.entries(installed).filter(([, { integrity, inBundle }]) => !integrity && !inBundle)
  expect(unknown.map(([place]) => place)).toEqual([])
})

test('package.json and the lock ask for the same versions', () => {
  const wanted = JSON.parse(readFileSync('package.json', 'utf8')) as LockedPackage
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const)
    expect(root[kind], kind).toEqual(wanted[kind])
})

// They are installed with the product alone, which has no workspaces.
test('a package of our own asks for what the product has installed', () => {
  const asked = globSync('packages/*/package.json').flatMap((path) =>
    Object.entries((JSON.parse(readFileSync(path, 'utf8')) as LockedPackage).dependencies ?? {}),
  )
  expect(asked.length).toBeGreaterThan(0)
  const wanted = { ...root.dependencies, ...root.devDependencies }
  expect(asked.filter(([name, version]) => wanted[name] !== version)).toEqual([])
})

test('versions are exact in package.json', () => {
  const ranges = [root.dependencies, root.devDependencies, root.optionalDependencies].flatMap((group = {}) =>
    Object.entries(group).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  )
  expect(ranges).toEqual([])
})

function namesAskedFor(entry: LockedPackage): string[] {
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  )
  const groups = [entry.dependencies, entry.devDependencies, entry.optionalDependencies]
  return [...groups.flatMap((group = {}) => Object.keys(group)), ...peers]
}

/** As Node looks for it: in the package's own node_modules, then in each one further out. */
function isWithinReach(place: string, name: string): boolean {
  if (packages[`${place}${place && '/'}node_modules/${name}`]) return true
  return place !== '' && isWithinReach(place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))), name)
}

/** Packages with one build per platform, with the builds in the lock file. */
function buildFamilies(): { asker: string; builds: LockedPackage[] }[] {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) => {
    const builds = Object.keys(optionalDependencies).flatMap((name) => {
      const entry =
        packages[`${place}${place && '/'}node_modules/${name}`] ?? packages[`node_modules/${name}`]
      return entry?.os || entry?.cpu ? [entry] : []
    })
    // A single one is a tool of one platform, like fsevents.
    return builds.length > 1 ? [{ asker: place.split('node_modules/').at(-1) || 'Bildwort', builds }] : []
  })
}

function runsOn(entry: LockedPackage, machine: { os: string; cpu: string; libc?: string }): boolean {
  const { os = [machine.os], cpu = [machine.cpu], libc = [machine.libc] } = entry
  return os.includes(machine.os) && cpu.includes(machine.cpu) && libc.includes(machine.libc)
}
