import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { type Bom, markShipped } from './mark-shipped.ts'

test('the list of what is shipped distinguishes server, browser and tools', () => {
  const text = execFileSync(process.execPath, ['scripts/write-sbom.ts'], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const bom: Bom & { bomFormat: string } = JSON.parse(text)
  expect(bom.bomFormat).toBe('CycloneDX')
  expect(bom.metadata.component).toMatchObject({ name: 'bildwort', type: 'application' })
  const scopeOf = (name: string) => bom.components.find((component) => component.name === name)?.scope
  const shipped = ['fastify', 'find-my-way', 'react', 'react-dom', '@fontsource-variable/jetbrains-mono']
  expect(shipped.map((name) => [name, scopeOf(name)])).toEqual(shipped.map((name) => [name, 'required']))
  const tools = ['vitest', 'vite', 'playwright-core', '@biomejs/biome']
  expect(tools.map((name) => [name, scopeOf(name)])).toEqual(tools.map((name) => [name, 'excluded']))
})

test('dependencies of a shipped package are shipped, also in a cycle', () => {
  const component = (name: string) => ({ 'bom-ref': `${name}@1`, name })
  const bom: Bom = {
    metadata: { component: { 'bom-ref': 'root@1', name: 'folder', type: 'library' } },
    components: ['a', 'b', 'c', 'd'].map(component),
    dependencies: [
      { ref: 'root@1', dependsOn: ['a@1', 'd@1'] },
      { ref: 'a@1', dependsOn: ['b@1'] },
      { ref: 'b@1', dependsOn: ['c@1'] },
      { ref: 'c@1', dependsOn: ['a@1'] },
    ],
  }
  expect(markShipped(bom, ['a']).components.map(({ scope }) => scope)).toEqual([
    'required',
    'required',
    'required',
    'excluded',
  ])
})
