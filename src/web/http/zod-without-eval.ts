/**
 * Tells Zod not to compile its checks with `new Function`: the content security policy refuses that and reports the
 * mere attempt. Must run before any schema is made, so it is the first import of `main.tsx`.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
