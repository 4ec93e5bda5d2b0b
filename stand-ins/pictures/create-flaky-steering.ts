/**
 * Answers `/flaky/<times>/<path>` that often with an error (503, or `?status=`), then as the path itself. Counted by the whole address, so
 * that a query starts a new count. Does not change other addresses.
 */
export function createFlakySteering() {
  const failures = new Map<string, number>()
  return function steer(url: string): string {
    const [, times, path] = /^\/flaky\/(\d+)(\/.+)$/.exec(url) ?? []
    if (times === undefined || path === undefined) return url
    const failed = failures.get(url) ?? 0
    if (failed >= Number(times)) return path
    failures.set(url, failed + 1)
    const status = new URL(url, 'http://site').searchParams.get('status') ?? '503'
    return `/status/${status}${path}`
  }
}
