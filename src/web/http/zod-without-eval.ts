import { config } from 'zod'

/**
 * Tells Zod not to compile its checks with `new Function`: the content security policy refuses that and reports the
 * mere attempt. Must run before any schema is made, so it is the first import of `start-app.tsx`. Zod's own object is changed: where
 * code is put together into one file, Zod may have run before this does.
 */
config({ jitless: true })
