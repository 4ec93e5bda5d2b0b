import '#cli/node-20.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { checkHere } from './check-files.ts'

parentPort?.postMessage(await checkHere(workerData.files, workerData.root))
