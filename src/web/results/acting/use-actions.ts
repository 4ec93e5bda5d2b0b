import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ActionRun, leftOutReasons } from '#contract/entities/image-action.ts'
import { limits } from '#contract/limits.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { jobsKey } from '#web/results/queries/jobs-key.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { type Act, actionsQuery, beginAction, startUndo, stepAction } from './action-queries.ts'
import { followedAction, rememberFollowed } from './followed-action.ts'
import { type ActionTexts, texts } from './texts.ts'

/** The action on many images that this page follows. */
export interface Actions {
  /** Null: none, or it is over. */
  current: ActionRun | null
  phase: 'running' | 'stopping' | 'stopped' | 'failed'
  error: unknown
  begin: (act: Act, seenAt: string) => Promise<void>
  goOn: (run: ActionRun) => Promise<void>
  undo: (run: ActionRun) => Promise<void>
  stop: () => void
}

const nothing = { current: null, phase: 'running', error: null } as const

/**
 * Does actions on a job's images step by step and says what they did. They go on while other pages of the app are open, and after a reload.
 */
export function useActions(jobId: number, canAct: boolean): Actions {
  const t = useTexts(texts)
  const client = useQueryClient()
  const isStopped = useRef(false)
  const isFollowing = useRef(false)
  const latest = useQuery({ ...actionsQuery(jobId), enabled: canAct }).data?.[0]
  const [shown, setShown] = useState<Pick<Actions, 'current' | 'phase' | 'error'>>(nothing)

  /** Never rejects: what went wrong is shown, and can be continued. */
  async function follow(first: () => Promise<ActionRun>, before: ActionRun | null): Promise<void> {
    isStopped.current = false
    isFollowing.current = true
    let run = before
    setShown({ current: run, phase: 'running', error: null })
    try {
      run = await first()
      while (run.state === 'running' || run.state === 'undoing') {
        if (isStopped.current) break
        rememberFollowed(run.id)
        setShown({ current: run, phase: 'running', error: null })
        run = await stepAction(jobId, run.id)
      }
      rememberFollowed(null)
      const isOver = run.state === 'done' || run.state === 'undone'
      setShown(isOver ? nothing : { current: run, phase: 'stopped', error: null })
      if (isOver) sayDone(run)
    } catch (error) {
      setShown({ current: run, phase: 'failed', error })
    }
    isFollowing.current = false
    void client.invalidateQueries({ queryKey: [jobsKey, jobId] })
  }

  function sayDone(run: ActionRun): void {
    const { action, state, changed, leftOut } = run
    const description = sayLeftOut(leftOut, t)
    showToast({
      title:
        state === 'undone' ? t('undone', { count: changed }) : t(`done.${action.kind}`, { count: changed }),
      ...(description && { description }),
      ...(state === 'done' &&
        changed > 0 && {
          action: { label: t('undo'), spoken: t('undoSpoken'), onPress: () => void undo(run) },
          endsAfterMs: limits.undoSeconds * 1_000,
        }),
    })
  }

  const goOn = (run: ActionRun) => follow(() => stepAction(jobId, run.id), run)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `goOn` is a new function on every render but does the same.
  useEffect(() => {
    const isOpen = latest?.state === 'running' || latest?.state === 'undoing'
    if (isOpen && latest.id === followedAction() && !isFollowing.current) void goOn(latest)
  }, [latest])

  const undo = (run: ActionRun) => follow(() => startUndo(jobId, run.id), null)

  return {
    ...shown,
    begin: (act, seenAt) => follow(() => beginAction(jobId, act, seenAt), null),
    goOn,
    undo,
    stop() {
      isStopped.current = true
      setShown((now) => ({ ...now, phase: 'stopping' }))
    },
  }
}

/** How many images an action leaves out and why, in a sentence; empty if none. */
export function sayLeftOut(leftOut: ActionRun['leftOut'], t: ActionTexts): string {
  const reasons = leftOutReasons.flatMap((reason) => {
    const count = leftOut[reason] ?? 0
    return count > 0 ? [t(`reasons.${reason}`, { count })] : []
  })
  return reasons.length > 0 ? t('leftOut', { reasons: reasons.join(', ') }) : ''
}
