import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { runNpm } from './run-npm.mjs'

const wantedMajor = 24

/** Whether node_modules/.bin/node exists and starts as the required version. */
export function answersAsWanted(root) {
  return majorOf(binaryOf(root)) === wantedMajor
}

/**
 * Puts the Node version that the product runs on at node_modules/.bin/node. npm does so if it runs install scripts and links their results;
 * npm 10 and 11 differ in both, so this checks and completes it.
 */
export function ensureNode(root) {
  if (answersAsWanted(root)) return
  const found = findInstalled(root) ?? download(root) ?? findOwn()
  if (!found)
    throw new Error(
      `Node ${wantedMajor} for ${process.platform} is not to be had from npm; install it and start again.`,
    )
  link(found, binaryOf(root))
  if (!answersAsWanted(root))
    throw new Error(`${found} does not start on this machine; install Node ${wantedMajor} and start again.`)
}

function findInstalled(root) {
  const modules = path.join(root, 'node_modules')
  const folders = [modules, path.join(modules, '.node', 'node_modules')]
  const packages = folders.flatMap((folder) => listNodePackages(folder))
  return packages.map((name) => path.join(name, 'bin', 'node')).find((file) => majorOf(file) === wantedMajor)
}

function listNodePackages(folder) {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => /^node(-bin)?(-(linux|darwin)-\w+)?$/.test(name))
  return names.map((name) => path.join(folder, name))
}

// Does what the install script of the npm package `node` does, in a folder that the next npm install leaves alone.
function download(root) {
  const modules = path.join(root, 'node_modules')
  const { version } = JSON.parse(readFileSync(path.join(modules, 'node', 'package.json'), 'utf8'))
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  const name = `${prefix}-${process.platform}-${process.arch}`
  const folder = path.join(modules, '.node')
  console.error(`Fetching Node ${version} …`)
  try {
    mkdirSync(folder, { recursive: true })
    runNpm(folder, ['install', '--no-save', '--no-package-lock', `--prefix=${folder}`, `${name}@${version}`])
  } catch (error) {
    console.error(error.message)
    return undefined
  }
  return path.join(folder, 'node_modules', name, 'bin', 'node')
}

function findOwn() {
  return majorOf(process.execPath) === wantedMajor ? process.execPath : undefined
}

function link(target, place) {
  mkdirSync(path.dirname(place), { recursive: true })
  rmSync(place, { force: true })
  symlinkSync(path.relative(path.dirname(place), target), place)
}

function majorOf(binary) {
  if (!existsSync(binary)) return undefined
  const { stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1])
}

function binaryOf(root) {
  return path.join(root, 'node_modules', '.bin', 'node')
}
