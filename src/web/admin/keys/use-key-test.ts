import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type TestKeyInput, testKey } from '#contract/endpoints/admin.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { refreshAfterChange } from '#web/admin/parts/refresh-after-change.ts'
import { call } from '#web/http/call.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'

export interface KeyTestOutcome {
  /** `unknown`: the test itself failed. */
  verdict: 'works' | 'fails' | 'unknown'
  message: string
  /** What the test found out about the server, if it works. */
  findings: readonly string[]
}

/**
 * Tests a key and keeps the outcome until `subject`, the tested key, changes. Not a mutation, because the mutation cache would keep the key
 * in memory.
 */
export function useKeyTest(subject: string) {
  const client = useQueryClient()
  const language = useLanguage()
  const [said, setSaid] = useState<{ outcome: KeyTestOutcome; language: UiLanguage } | null>(null)
  const [isTesting, setTesting] = useState(false)
  const running = useRef<AbortController | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the outcome is valid for one subject only.
  useEffect(
    () => () => {
      running.current?.abort()
      setSaid(null)
      setTesting(false)
    },
    [subject],
  )

  async function test(input: TestKeyInput): Promise<void> {
    const attempt = new AbortController()
    running.current = attempt
    setSaid(null)
    setTesting(true)
    const found = await judge(input, attempt.signal)
    if (attempt.signal.aborted) return
    setSaid({ outcome: found, language })
    setTesting(false)
    // A refused key that works again is used again.
    if (input.value === undefined) void refreshAfterChange(client)
  }

  // The message is the server's, in the language of that time: hide it in another one.
  const outcome = said?.language === language ? said.outcome : null
  return { test, outcome, isTesting }
}

async function judge(body: TestKeyInput, signal: AbortSignal): Promise<KeyTestOutcome> {
  try {
    const { works, message, findings } = await call(testKey, { body, signal })
    return { verdict: works ? 'works' : 'fails', message, findings }
  } catch (error) {
    return { verdict: 'unknown', message: messageFor(error), findings: [] }
  }
}
