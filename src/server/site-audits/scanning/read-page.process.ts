import { judgePage, type PageOrder } from './judge-page.ts'

process.on('message', (order: PageOrder) => process.send!(judgePage(order)))
// Ctrl+C and container stops signal all processes. This one ends with its parent.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())
