// Runs the stories of the plugin on every WordPress and every PHP that it is tested on. `--wordpress 6.5.5` and `--php 8.2`
// choose (several with a comma), 6.1 being Debian's; whatever else is named goes to Vitest, the name of a story first of all.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../../../scripts/ensure-chromium.ts'
import { phpVersions, wordpressVersions } from './harness/versions.ts'
import './install.mjs'

const { values, positionals } = parseArgs({
  options: {
    wordpress: { type: 'string', default: wordpressVersions },
    php: { type: 'string', default: phpVersions.join(',') },
  },
  allowPositionals: true,
})
const root = path.join(import.meta.dirname, '../../..')
const words = ['run', '--config', path.join(import.meta.dirname, 'vitest.config.ts'), ...positionals]
const vitest = spawn(process.execPath, [path.join(root, 'node_modules/vitest/vitest.mjs'), ...words], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROMIUM_PATH: ensureChromium(process.env),
    WORDPRESS_VERSIONS: values.wordpress,
    PHP_VERSIONS: values.php,
  },
})
const [code] = await once(vitest, 'close')
process.exitCode = code ?? 1
