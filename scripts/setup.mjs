// Prepares the folder to run: installs dependencies and the Node version that the product runs on. Plain JavaScript without imports from
// packages, because it runs on any Node >= 20 before anything is installed.
import path from 'node:path'
import { ensureNode } from './setup/ensure-node.mjs'
import { installDependencies, isInstalled } from './setup/install-dependencies.mjs'
import { takeTurns } from './setup/take-turns.mjs'

const root = path.dirname(import.meta.dirname)

try {
  if (!isInstalled(root)) await takeTurns(root, setUp)
} catch (error) {
  console.error(`Setting up failed: ${error.message}`)
  process.exitCode = 1
}

function setUp() {
  // Another process may have installed them while this one waited for the lock.
  if (isInstalled(root)) return
  installDependencies(root, ensureNode)
}
