import { configure } from '@zip.js/zip.js'

// By default the library processes only as many parts at a time as there are processors, across all callers, and queues the rest for five
// seconds. Copying a workbook needs three parts at once that wait for each other, and no workers.
configure({ maxWorkers: 10_000 })
