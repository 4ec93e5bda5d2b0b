/** A worker that reads lists. Here, because a build finds a worker by its address beside the code that starts it. */
export function startListReader(): Worker {
  return new Worker(new URL('./read-list.worker.ts', import.meta.url), { type: 'module' })
}
