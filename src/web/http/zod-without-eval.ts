import { config } from 'zod'

/**
 * Stops Zod from compiling its checks with `new Function`, which the content security policy blocks and reports. Must run before any schema
 * is created, so it is the first import of `start-app.tsx`. Changes Zod's global configuration: in a bundle of one file, Zod can run before
 * this does.
 */
config({ jitless: true })
