import { configure } from '@zip.js/zip.js'

// The library lets only as many parts be packed and unpacked at a time as there are processors, whoever asks, and has the rest wait
// five seconds. A copy of a workbook needs three at once that wait for each other, and no workers.
configure({ maxWorkers: 10_000 })
