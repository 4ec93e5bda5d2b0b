import '#cli/node-20.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { checkHere } from './check-files.ts'

parentPort?.postMessage(checkHere(workerData.files, workerData.root))
