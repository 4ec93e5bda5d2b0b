import { afterAll } from 'vitest'
import { watchHandles } from './watch-handles.ts'

// For files without the fixtures of test.ts, which are closed later than this and look for themselves.
afterAll(watchHandles())
