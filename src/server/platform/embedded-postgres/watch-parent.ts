import { spawn } from 'node:child_process'

// The second `read` returns when the pipe closes: when this process ends, however it ends.
const script = `
read -r pid || exit
read -r _
kill -INT "$pid" 2>/dev/null || exit
sleep 1
kill -QUIT "$pid" 2>/dev/null`

/**
 * A small process that ends PostgreSQL as soon as this process is gone, even by `kill -9`. Start it first and then give it the process id,
 * so that there is no gap.
 */
export function watchParent() {
  const watchdog = spawn('sh', ['-c', script], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    detached: true,
  })
  watchdog.on('error', () => {})
  watchdog.stdin.on('error', () => {})
  watchdog.unref()
  return {
    guard(pid: number) {
      watchdog.stdin.write(`${pid}\n`)
      // An open pipe must not keep this process alive: detecting its end is the watchdog's purpose.
      if ('unref' in watchdog.stdin && typeof watchdog.stdin.unref === 'function') watchdog.stdin.unref()
    },
    dismiss() {
      watchdog.kill('SIGKILL')
    },
  }
}
