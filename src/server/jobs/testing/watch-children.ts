import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/** The processes that this one starts, until it is disposed. */
export interface WatchedChildren extends Disposable {
  started: ChildProcess[]
  running(): number
}

export function watchChildren(onStart: (children: WatchedChildren) => void = () => {}): WatchedChildren {
  const children: WatchedChildren = {
    started: [],
    running: () =>
      children.started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null).length,
    [Symbol.dispose]: () => void unsubscribe('child_process', hear),
  }
  function hear(message: unknown): void {
    // Safe: the message that Node publishes on this channel.
    const { process: child } = message as { process: ChildProcess }
    children.started.push(child)
    onStart(children)
  }
  subscribe('child_process', hear)
  return children
}
