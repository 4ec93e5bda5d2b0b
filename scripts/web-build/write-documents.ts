import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { buildFirstView } from './build-first-view.ts'

/**
 * The page of src/web for the first segment of a path, by the name of its document. Not the administrators' pages: users get no code of
 * theirs.
 */
const pages = {
  home: 'upload/upload-page.tsx',
  auth: 'accounts/signing-in/auth-page.tsx',
  results: 'results/results-page.tsx',
  credits: 'credits/credits-page.tsx',
  pruefung: 'audit/audit-page.tsx',
  konto: 'accounts/account-page.tsx',
  teilen: 'sharing/shared-page.tsx',
  hilfe: 'pages/help/help-page.tsx',
  impressum: 'pages/imprint/imprint-page.tsx',
  datenschutz: 'pages/privacy/privacy-page.tsx',
}
const fonts = [
  /assets\/atkinson-hyperlegible-next-latin-wght-normal-[\w-]+\.woff2$/,
  /assets\/plain-digits-[\w-]+\.woff2$/,
]
const root = '<div id="root"></div>'

/**
 * Writes a document for each page, `pages/<name>.html`, next to index.html, which serves all other paths. Each shows the page's first view
 * and names the fonts and the page's code, so that a browser fetches everything at once instead of discovering it step by step. The server
 * chooses the document by the path.
 */
export function writeDocuments(): Plugin {
  return {
    name: 'write-documents',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const fontLinks = fonts.map((font) => {
        const file = Object.keys(bundle).find((name) => font.test(name))
        if (!file) throw new Error(`${font} is not part of the app`)
        return `rel="preload" as="font" type="font/woff2" href="/${file}"`
      })
      const index = readFileSync(join(dir, 'index.html'), 'utf8')
      if (!index.includes(root)) throw new Error('index.html has nowhere for the first view')
      const drawFirstView = await buildFirstView(join(dir, '../first-view'), bundle)
      const write = async (name: string, code: Set<string>): Promise<void> => {
        const view = root.replace('></', `>${await drawFirstView(name)}</`)
        const missing = [...code].filter((file) => !index.includes(file))
        const links = [...missing.map((file) => `data-code href="/${file}"`), ...fontLinks]
        const head = links.map((link) => `  <link ${link} crossorigin>\n  `).join('')
        const document = stylesFirst(index)
          .replace('</head>', `${head}</head>`)
          .replace(root, () => view)
        writeFileSync(join(dir, name === 'index' ? 'index.html' : `pages/${name}.html`), document)
      }

      const codeOf = (module: string): Set<string> => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/web/${module}`))
        if (!chunk) throw new Error(`${module} is no chunk of its own`)
        return filesOf(chunk, bundle)
      }
      const app = codeOf('start-app.tsx')
      mkdirSync(join(dir, 'pages'), { recursive: true })
      await write('index', app)
      for (const [name, module] of Object.entries(pages))
        await write(name, new Set([...app, ...codeOf(module)]))
    },
  }
}

/** Nothing is painted without styles, so they must not be queued after the code. */
function stylesFirst(document: string): string {
  const [styles] = document.match(/ *<link rel="stylesheet"[^>]*>\n/) ?? []
  if (!styles) throw new Error('index.html has no styles')
  return document.replace(styles, '').replace(/ *<script type="module"/, (script) => styles + script)
}

/** The files of a chunk and of everything that it imports. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found = new Set<string>()) {
  found.add(chunk.fileName)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk' && !found.has(name)) filesOf(imported, bundle, found)
  }
  return found
}
