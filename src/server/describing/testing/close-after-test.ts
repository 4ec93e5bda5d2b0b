import { onTestFinished } from 'vitest'

/** What is closed when the test that opened it is over. */
export function closeAfterTest<Opened extends AsyncDisposable>(opened: Opened): Opened {
  onTestFinished(() => opened[Symbol.asyncDispose]())
  return opened
}
