import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#scripts/free-port.ts'

export type ProxyName = 'nginx' | 'caddy'

export interface Proxy {
  port: number
  stop(): Promise<void>
}

/** Starts a proxy in front of the product with the configuration from `deploy`, but without TLS. Null if the proxy is not installed. */
export async function startProxy(name: ProxyName, product: URL): Promise<Proxy | null> {
  const folder = mkdtempSync(join(tmpdir(), `bildwort-${name}-`))
  const port = await freePort()
  const child = { nginx: startNginx, caddy: startCaddy }[name](folder, port, product)
  const gone = Promise.race([once(child, 'error'), once(child, 'exit')]).then(() => 'gone' as const)
  const stop = async () => {
    child.kill('SIGTERM')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 100; tries += 1) {
    const seen = await Promise.race([isOpen(port), gone])
    if (seen === true) return { port, stop }
    if (seen === 'gone') break
    await sleep(100)
  }
  await stop()
  return null
}

function startNginx(folder: string, port: number, { host }: URL): ChildProcess {
  const [location] = /location \/ \{.*?\n {4}\}/s.exec(readFileSync('deploy/nginx/bildwort.conf', 'utf8'))!
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/errors;
    events { worker_connections 4096; }
    http {
      access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      upstream bildwort { server ${host}; keepalive 16; }
      server { listen 127.0.0.1:${port}; client_max_body_size 0; ${location} }
    }`,
  )
  return spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')], { stdio: 'ignore' })
}

function startCaddy(folder: string, port: number, { host }: URL): ChildProcess {
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    CADDY_ADMIN: 'off',
    BILDWORT_HOST: `http://127.0.0.1:${port}`,
    BILDWORT_UPSTREAM: host,
  }
  return spawn('caddy', ['run', '--config', 'deploy/caddy/Caddyfile', '--adapter', 'caddyfile'], {
    env,
    stdio: 'ignore',
  })
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
