import { useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { BadgeCheck, ChevronDown, X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ImageAction } from '#contract/entities/image-action.ts'
import type { ImageSelection } from '#contract/entities/image-filter.ts'
import type { Job } from '#contract/entities/job.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { type ImageFilter, matchingOf } from '#web/results/queries/image-view.ts'
import { unapprovedQuery } from '#web/results/queries/results-queries.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Popover } from '#web/ui/dialogs/popover.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { type Act, previewAction } from './action-queries.ts'
import { ActionQuestion, type Asked } from './action-question.tsx'
import { RecentActions } from './recent-actions.tsx'
import { RegenerateDialog } from './regenerate-dialog.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import { texts } from './texts.ts'
import type { Actions } from './use-actions.ts'

export interface ActionBarProps {
  job: Job
  filter: ImageFilter
  /** Ids of the selected images; without any, actions are about all that the filter shows. */
  selected: ReadonlySet<number>
  onDeselect: () => void
  actions: Actions
  /** Without a selection. */
  isHidden: boolean
  /** Typed changes are saved first: an action must not be about texts that are about to change. */
  keeper: DraftKeeper
}

type SimpleKind = Exclude<ImageAction['kind'], 'replace'>

/** What can be done to the selected images, or to all that filter and search show. */
export function ActionBar(props: ActionBarProps) {
  const { job, filter, selected, onDeselect, actions, isHidden, keeper } = props
  const t = useTexts(texts)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [replacedIn, setReplacedIn] = useState<ImageSelection | null>(null)
  const [isReplacing, setReplacing] = useState(false)
  const [isRecentOpen, setRecentOpen] = useState(false)
  const [regeneratedIn, setRegeneratedIn] = useState<ImageSelection | null>(null)
  const [isRegenerating, setRegenerating] = useState(false)
  const unapproved = useQuery(unapprovedQuery(job.id, filter)).data
  const bar = useRef<HTMLFieldSetElement>(null)
  useFocusKept(bar, unapproved === 0)
  const preview = useMutation({
    mutationFn: async (act: Act): Promise<Asked> => {
      await keeper.saveAll()
      return { ...act, preview: await previewAction(job.id, act) }
    },
    onError: (error) => showToast({ variant: 'destructive', title: messageFor(error) }),
  })
  const hasSelection = selected.size > 0
  const selection: ImageSelection = hasSelection
    ? { images: [...selected] }
    : { matching: matchingOf(filter) }
  const isBusy = preview.isPending || actions.current !== null

  async function ask(kind: SimpleKind): Promise<void> {
    const next = await preview.mutateAsync({ selection, action: actionOf(kind) })
    if (next.preview.changed > 0) setAsked(next)
    else showToast({ title: t(kind === 'approve' ? 'allApproved' : 'nothing') })
  }

  /** A few selected images are approved without a question: they are in view, and there is an undo. */
  async function approveSelected(): Promise<void> {
    const next = await preview.mutateAsync({ selection, action: { kind: 'approve' } })
    if (next.preview.changed > 0) await begin(next, next.preview.seenAt)
    else showToast({ title: t('nothing') })
  }

  async function begin(act: Act, seenAt: string): Promise<void> {
    setAsked(null)
    setReplacing(false)
    onDeselect()
    await actions.begin({ selection: act.selection, action: act.action }, seenAt)
  }

  const kinds: readonly SimpleKind[] = [
    ...(hasSelection ? [] : (['approve'] as const)),
    'take_proposal',
    'withdraw_approval',
    'mark_decorative',
    'unmark_decorative',
  ]
  return (
    <fieldset
      ref={bar}
      tabIndex={-1}
      aria-label={t('bar')}
      className={clsx(
        'flex-wrap items-center gap-2',
        isHidden && !hasSelection ? 'hidden' : 'flex',
        // On phones it stays in view while rows are selected further down.
        hasSelection &&
          'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-bar max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:p-2',
      )}
    >
      {hasSelection && (
        <span className="inline-flex items-center text-sm font-semibold tabular-nums">
          <span role="status">{t('selected', { count: selected.size })}</span>
          <IconButton label={t('deselect')} className="size-9!" onClick={onDeselect}>
            <X aria-hidden className="size-4" />
          </IconButton>
        </span>
      )}
      {hasSelection ? (
        <Button
          size="small"
          className="min-h-11!"
          isBusy={isBusy}
          onClick={() => void approveSelected().catch(() => {})}
        >
          <BadgeCheck aria-hidden className="size-5" />
          {t('approve')}
        </Button>
      ) : (
        // While something is left to approve.
        unapproved !== 0 && (
          <Button
            size="small"
            className="min-h-11!"
            isBusy={isBusy}
            onClick={() => void ask('approve').catch(() => {})}
          >
            {/* On phones the icon is dropped to make room for the sort order. */}
            <BadgeCheck aria-hidden className="size-5 max-sm:hidden" />
            {t('approveAll')}
          </Button>
        )
      )}
      <Popover
        align="start"
        className="grid gap-0.5 p-1.5 sm:w-max"
        button={(attributes) => (
          <Button {...attributes} size="small" className="min-h-11! aria-expanded:bg-accent-soft">
            {t(hasSelection ? 'more' : 'moreOfAll')}
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        )}
      >
        {(close) => {
          const closeAnd = (act: () => void) => () => {
            close()
            if (!isBusy) act()
          }
          const item = (label: string, act: () => void) => (
            <Button
              key={label}
              variant="quiet"
              className="justify-start! font-normal!"
              onClick={closeAnd(act)}
            >
              {label}
            </Button>
          )
          return (
            <>
              {item(t('menu.replace'), () => {
                setReplacedIn(selection)
                setReplacing(true)
              })}
              {item(t('menu.regenerate'), () => {
                setRegeneratedIn(selection)
                setRegenerating(true)
              })}
              {kinds.map((kind) => item(t(`menu.${kind}`), () => void ask(kind).catch(() => {})))}
              {item(t('menu.delete_texts'), () => void ask('delete_texts').catch(() => {}))}
              {item(t('menu.recent'), () => setRecentOpen(true))}
            </>
          )
        }}
      </Popover>
      <ActionQuestion
        asked={asked}
        onClose={() => setAsked(null)}
        onConfirm={(act) => void begin(act, act.preview.seenAt)}
      />
      {replacedIn && (
        <ReplaceDialog
          jobId={job.id}
          languages={job.languages}
          selection={replacedIn}
          isOpen={isReplacing}
          onOpenChange={setReplacing}
          onConfirm={(act, { seenAt }) => void begin(act, seenAt)}
        />
      )}
      {regeneratedIn && (
        <RegenerateDialog
          jobId={job.id}
          selection={regeneratedIn}
          isOpen={isRegenerating}
          onOpenChange={setRegenerating}
          onStarted={() => {
            setRegenerating(false)
            onDeselect()
          }}
        />
      )}
      <RecentActions jobId={job.id} actions={actions} isOpen={isRecentOpen} onOpenChange={setRecentOpen} />
    </fieldset>
  )
}

function actionOf(kind: SimpleKind): ImageAction {
  return kind === 'delete_texts' ? { kind, fields: ['altText', 'description'] } : { kind }
}

/** The button to approve all takes the focus with it when nothing is left: the bar keeps it. */
function useFocusKept(bar: RefObject<HTMLElement | null>, isGone: boolean): void {
  const wasGone = useRef(isGone)
  useEffect(() => {
    if (isGone && !wasGone.current && document.activeElement === document.body)
      bar.current?.focus({ preventScroll: true })
    wasGone.current = isGone
  }, [bar, isGone])
}
