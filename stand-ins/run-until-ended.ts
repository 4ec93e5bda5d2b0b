/** Prints the server's address as one line of JSON for the parent process, and closes the server on SIGTERM or SIGINT. */
export function runUntilEnded(server: { url: string; close(): Promise<void> }): void {
  process.stdout.write(`${JSON.stringify({ url: server.url })}\n`)
  const end = () => {
    server.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}
