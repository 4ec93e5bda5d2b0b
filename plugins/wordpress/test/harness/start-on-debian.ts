import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from '../../../../e2e/harness/start-product.ts'
import { freePort } from '../../../../scripts/free-port.ts'
import { killProcess } from './kill-process.ts'
import { layOutPlugins, ownSettings } from './lay-out-wordpress.ts'
import { openOrClose } from './open-or-close.ts'
import { readComplaints } from './read-complaints.ts'
import type { WordPress } from './start-wordpress.ts'

/** Where Debian's package is, or was unpacked to. */
const shipped = process.env.DEBIAN_WORDPRESS ?? '/usr/share/wordpress'

/**
 * The WordPress of Debian's packages `wordpress`, `php-cli`, `php-mysql` and `mariadb-server`: its own database on a socket,
 * and PHP's own web server on a free port of 127.0.0.1.
 */
export async function startOnDebian(plugins: readonly string[]): Promise<WordPress> {
  const { close, ...wordpress } = await openOrClose((later) => start(plugins, later))
  return { ...wordpress, stop: close }
}

async function start(
  plugins: readonly string[],
  later: (end: () => Promise<unknown>) => void,
): Promise<Omit<WordPress, 'stop'>> {
  const folder = temporaryFolder()
  later(async () => folder.remove())
  const socket = await startMariaDb(folder.path, later)
  const root = path.join(folder.path, 'wordpress')
  // Its rewriting rules are Apache's, and lead out of the package.
  const isTaken = (file: string) => path.basename(file) !== '.htaccess'
  cpSync(shipped, root, { recursive: true, dereference: true, filter: isTaken })
  layOutPlugins(root, plugins)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  writeFileSync(path.join(root, 'wp-config.php'), settings(socket, url))
  const php = [
    '-d',
    'upload_max_filesize=20M',
    '-d',
    'post_max_size=20M',
    '-d',
    'memory_limit=256M',
    '-d',
    'sendmail_path=/bin/true',
  ]
  execFileSync('php', [...php, path.join(import.meta.dirname, 'debian-install.php')], { cwd: root })
  const server = spawn(
    'php',
    [...php, ...['-S', `127.0.0.1:${port}`, '-t', root], path.join(import.meta.dirname, 'debian-router.php')],
    { env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' }, stdio: 'ignore', detached: true },
  )
  // Its workers are processes of their own.
  later(() => killProcess(server, { isGroup: true }))
  while (!(await fetch(`${url}/readme.html`).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error(`PHP ended at its start with ${server.exitCode}`)
    await sleep(100)
  }

  return {
    url,
    complaints: () => readComplaints(root),
    async runCron() {
      const answer = await fetch(`${url}/wp-cron.php`)
      if (!answer.ok) throw new Error(`wp-cron.php: ${answer.status} ${await answer.text()}`)
    },
  }
}

/** Answers the socket of a database that is this test's alone. */
async function startMariaDb(folder: string, later: (end: () => Promise<unknown>) => void): Promise<string> {
  const data = path.join(folder, 'mariadb')
  const socket = path.join(folder, 'mariadb.sock')
  const own = ['--no-defaults', `--datadir=${data}`, '--user=root']
  mkdirSync(data)
  // Without users it needs no tables of them: nobody else reaches its socket.
  const flags = [...own, '--skip-networking', '--skip-grant-tables', `--socket=${socket}`]
  const server = spawn('mariadbd', flags, { stdio: 'ignore' })
  later(() => killProcess(server))
  while (!existsSync(socket)) {
    if (server.exitCode !== null) throw new Error(`MariaDB ended at its start with ${server.exitCode}`)
    await sleep(100)
  }
  execFileSync('php', [
    '-r',
    `mysqli_query(mysqli_connect('localhost', 'root', '', '', 0, '${socket}'), 'CREATE DATABASE wordpress');`,
  ])
  return socket
}

function settings(socket: string, url: string): string {
  const constants = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    WP_HOME: url,
    WP_SITEURL: url,
  }
  const lines = Object.entries(constants).map(([name, value]) => `define( '${name}', '${value}' );`)
  return `<?php
${lines.join('\n')}
${ownSettings}
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`
}
