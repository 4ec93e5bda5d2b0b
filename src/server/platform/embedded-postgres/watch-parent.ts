import { spawn } from 'node:child_process'

// The second `read` ends when the pipe does: when we end, however we end.
const script = `
read -r pid || exit
read -r _
kill -INT "$pid" 2>/dev/null || exit
sleep 1
kill -QUIT "$pid" 2>/dev/null`

/**
 * A small process that ends PostgreSQL as soon as this process is gone, `kill -9` included. Start it first,
 * then tell it whom to end, so that there is no moment in between.
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
      // An open pipe must not keep us alive: that we end is what it is there to tell.
      if ('unref' in watchdog.stdin && typeof watchdog.stdin.unref === 'function') watchdog.stdin.unref()
    },
    dismiss() {
      watchdog.kill('SIGKILL')
    },
  }
}
