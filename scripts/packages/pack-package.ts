import { mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runNpm } from '#scripts/setup/run-npm.mjs'

/** The packages that a server offers to developers. */
export const packageNames = ['client', 'cli'] as const

/** Packs a package of packages/ into `folder`, as `bildwort-<name>.tgz`, which npm installs. Returns the file. */
export function packPackage(name: (typeof packageNames)[number], folder: string): string {
  const packed = resolve(folder)
  mkdirSync(packed, { recursive: true })
  runNpm(`packages/${name}`, ['pack', '--pack-destination', packed])
  // Without the version, so that the address stays the same.
  const file = join(packed, `bildwort-${name}.tgz`)
  const { version } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'))
  renameSync(join(packed, `bildwort-${name}-${version}.tgz`), file)
  return file
}
