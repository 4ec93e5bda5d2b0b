// Ends a process when the one that started it is gone, however that ended: its standard input is a pipe that closes then.
import { isMainThread } from 'node:worker_threads'

if (isMainThread) process.stdin.resume().once('end', () => process.exit())
