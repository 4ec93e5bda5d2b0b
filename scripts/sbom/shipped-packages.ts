import { globSync, readFileSync } from 'node:fs'

/** The product's direct dependencies: those of the server, and those that are bundled into the web app. */
export function shippedPackages(): string[] {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const files = globSync('src/{web,contract}/**/*.{ts,tsx,css}', {
    exclude: ['**/testing/**', '**/*.test.*', '**/*.testing.*'],
  })
  const web = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^@?import\b[^'"]*['"](@?\w[^'"]*)['"]/gm)].map(([, from = '']) =>
      packageOf(from),
    ),
  )
  return [...new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...web])]
}

function packageOf(from: string): string {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
}
