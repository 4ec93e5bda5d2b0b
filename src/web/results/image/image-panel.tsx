import { clsx } from 'clsx'
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { Job } from '#contract/entities/job.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { withDraft } from '#web/results/drafts/text-draft.ts'
import { useDraft } from '#web/results/drafts/use-draft.ts'
import { FilmStrip } from '#web/results/picture/film-strip.tsx'
import { PictureStage } from '#web/results/picture/picture-stage.tsx'
import { useZoom } from '#web/results/picture/use-zoom.ts'
import { imageAddress } from '#web/results/queries/image-view.ts'
import type { ImageList } from '#web/results/queries/use-image-list.ts'
import { texts } from '#web/results/texts.ts'
import { useView } from '#web/ui/views/use-view.ts'
import { DeskFooter } from './desk-footer.tsx'
import { PanelBody } from './panel-body.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { PanelHeader } from './panel-header.tsx'
import { SaveNotes } from './save-notes.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useApprovals } from './use-approvals.ts'
import { usePanelKeys } from './use-panel-keys.ts'
import { useIsUndecided } from './use-regeneration.ts'

export interface ImagePanelProps {
  job: Job
  list: ImageList
  row: number
  keeper: DraftKeeper
  /** The job belongs to the user. */
  canEdit: boolean
  /** Shown after the last image of a review session. */
  end?: ReactNode
  onMove: (row: number) => void
  onClose: () => void
  /** Called after the panel has closed; the focus can return to this row. */
  onClosed: (row: number) => void
}

/**
 * One image: large next to its texts, its neighbours below. Keyboard shortcuts move through the list without closing the panel. Changes are
 * saved automatically.
 */
export function ImagePanel(props: ImagePanelProps) {
  const { job, list, row, keeper, canEdit, end, onMove, onClose, onClosed } = props
  const t = useTexts(texts)
  const [{ language }, changeView] = useView(imageAddress(job.languages))
  const [isHelpOpen, setHelpOpen] = useState(false)
  /** The id of the image whose regeneration form is open. */
  const [wishingFor, setWishingFor] = useState<number | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const approvals = useApprovals(keeper)
  // The press that opens the panel is answered at once, by its frame; its content follows in a render that yields to input.
  const isDrawn = useDeferredValue(true, false)
  const total = list.total ?? list.expected
  const saved = list.imageAt(row)
  const state = useDraft(keeper, saved?.id)
  const image = saved && state ? withDraft(saved, state.draft) : undefined
  const zooming = useZoom(image?.id)
  const isWalk = end !== undefined
  const isAtEnd = isWalk && list.total !== null && row >= list.total
  const hasTexts = image?.state === 'succeeded' || image?.state === 'carried'
  // Texts can't be approved while a proposal for them is pending.
  const canApprove = !useIsUndecided(job.id, saved)
  const canMove = { back: row > 0, on: row < (isWalk ? total : total - 1) }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another image starts at the top.
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for a clean-up function.
    body.current?.scrollTo(0, 0)
    frame.current?.scrollTo(0, 0)
  }, [row])

  function go(to: number): void {
    if (saved) void keeper.save(saved.id)
    onMove(to)
  }

  /** What was said about another image is over. */
  function move(to: number): void {
    approvals.say(null)
    go(to)
  }

  function approveAndMove(): void {
    if (!canApprove) {
      sayWhyNot()
      return
    }
    if (saved && !image?.approved) approvals.approve(saved, row)
    if (canMove.on) go(row + 1)
  }

  function sayWhyNot(): void {
    if (!saved) return
    approvals.say({ what: saved.proposal ? 'undecided' : 'underWay', filename: saved.filename })
  }

  function pressApprove(): void {
    if (!saved) return
    if (!canApprove) {
      sayWhyNot()
      return
    }
    if (image?.approved) approvals.takeBack(saved)
    else if (isWalk) approveAndMove()
    else approvals.approve(saved, row)
  }

  function takeBack(): void {
    const place = approvals.takeBackLast(list.imageAt)
    if (place !== null && place !== row) go(place)
    else if (place === null && saved && image?.approved) approvals.takeBack(saved)
  }

  function chooseLanguage(place: number): void {
    const described = job.languages.filter((code) => image && versionIn(image.languageVersions, code))
    const code = described[place]
    if (code !== undefined) changeView({ language: code })
  }

  function leaveZoom(): boolean {
    if (zooming.isZoomed) zooming.toggle()
    return zooming.isZoomed
  }

  const canTakeBack = canEdit && (approvals.hasGiven || image?.approved === true)
  const press = usePanelKeys({
    next: canMove.on && (() => move(row + 1)),
    back: canMove.back && (() => move(row - 1)),
    approve: canEdit && hasTexts && approveAndMove,
    takeBack: canTakeBack && takeBack,
    edit: canEdit && hasTexts && (() => enterFirstText(body.current)),
    regenerate: canEdit && image !== undefined && image.proposal === null && (() => setWishingFor(image.id)),
    language: chooseLanguage,
    zoom: () => zooming.toggle(),
    zoomIn: zooming.zoomIn,
    zoomOut: zooming.zoomOut,
    pan: zooming.isZoomed && zooming.pan,
    help: () => setHelpOpen(true),
  })

  return (
    <PanelFrame
      frame={frame}
      body={body}
      onKeyDown={press}
      onEscape={leaveZoom}
      onClose={onClose}
      onClosed={() => onClosed(row)}
    >
      <PanelHeader
        title={isAtEnd ? t('walk.title') : (image?.filename ?? t('image.number', { number: row + 1 }))}
        image={isAtEnd ? undefined : image}
        row={isAtEnd ? null : row}
        total={total}
        onBack={canMove.back ? () => move(row - 1) : null}
        onForward={canMove.on ? () => move(row + 1) : null}
      />
      <div
        className={clsx(
          'relative min-h-0 bg-[color-mix(in_oklab,var(--color-line)_60%,var(--color-paper))] max-lg:sticky max-lg:top-0 max-lg:z-head max-lg:h-[30vh] lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:border-r lg:border-line [@media(min-height:34rem)]:max-lg:top-18',
          isAtEnd && 'max-lg:hidden',
        )}
      >
        {isDrawn && image && !isAtEnd && (
          <PictureStage
            key={image.id}
            jobId={job.id}
            image={image}
            next={list.imageAt(row + 1)}
            zooming={zooming}
          />
        )}
      </div>
      {isDrawn && <FilmStrip jobId={job.id} list={list} row={row} keeper={keeper} onOpen={move} />}
      <div ref={body} tabIndex={-1} className="min-h-0 p-4 lg:col-start-2 lg:row-start-2 lg:overflow-y-auto">
        {isAtEnd && end}
        {isDrawn && !isAtEnd && (
          <PanelBody
            job={job}
            list={list}
            row={row}
            image={image}
            keeper={canEdit ? keeper : null}
            language={language}
            onLanguage={(code) => changeView({ language: code })}
            isWishing={image !== undefined && wishingFor === image.id}
            onWish={(isWishing) => setWishingFor(isWishing && image ? image.id : null)}
            onLeaveField={() => body.current?.focus({ preventScroll: true })}
          />
        )}
        {canEdit && !isAtEnd && <SaveNotes keeper={keeper} imageId={image?.id} />}
      </div>
      {canEdit && (
        <DeskFooter
          keeper={keeper}
          imageId={isAtEnd ? undefined : image?.id}
          approval={
            // While the image loads, the button keeps its place.
            !isAtEnd && (image === undefined || hasTexts)
              ? {
                  isApproved: image?.approved ?? false,
                  isWanted: isWalk || (image?.needsReview ?? false),
                  isWalk,
                }
              : null
          }
          said={approvals.said}
          canApprove={canApprove && image !== undefined}
          onApprove={pressApprove}
          onTakeBack={canTakeBack ? takeBack : null}
          onHelp={() => setHelpOpen(true)}
        />
      )}
      <ShortcutsDialog isOpen={isHelpOpen} onOpenChange={setHelpOpen} canEdit={canEdit} />
    </PanelFrame>
  )
}

/** Puts the cursor at the end of the first text, where most edits add or remove a word. */
function enterFirstText(panel: HTMLElement | null): void {
  const field = panel?.querySelector<HTMLTextAreaElement>('textarea[data-text]')
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
