import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MailPlus, Send, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Invitation } from '#contract/endpoints/invitations.ts'
import { ListFailed } from '#web/admin/parts/list-failed.tsx'
import { ListSkeleton } from '#web/admin/parts/list-skeleton.tsx'
import { RowMenu } from '#web/admin/parts/row-menu.tsx'
import { messageFor } from '#web/http/message-for.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx'
import { Pager } from '#web/ui/tables/pager.tsx'
import { invitationColumns } from './invitation-columns.tsx'
import { InvitationLink } from './invitation-link.tsx'
import { invitationsPerPage, invitationsQuery, resendInvitationMutation } from './people-queries.ts'
import { texts } from './texts.ts'
import { WithdrawInvitation } from './withdraw-invitation.tsx'

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }))

/** Invited people without an account, and the button that invites more. */
export function InvitationsSection() {
  const t = useTexts(texts)
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const [isInviting, setInviting] = useState(false)
  const [withdrawn, setWithdrawn] = useState<Invitation | null>(null)
  const [made, setMade] = useState<{ email: string; link: string } | null>(null)
  const invitations = useQuery(invitationsQuery(page))
  const hasMail = useQuery(settingsQuery).data?.hasMail ?? true
  const resending = useMutation(resendInvitationMutation(useQueryClient()))
  const total = invitations.data?.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / invitationsPerPage))
  // The last page may be gone, because its people have registered.
  if (invitations.data && !invitations.isPlaceholderData && page > lastPage) setPage(lastPage)

  function resend({ id, email }: Invitation): void {
    resending.mutate(id, {
      onSuccess: ({ link }) => {
        if (link) setMade({ email, link })
        else showToast({ title: t('invitations.resent', { email }) })
      },
      onError: (error) => {
        const title = t('invitations.resendFailed')
        showToast({ variant: 'destructive', title, description: messageFor(error) })
      },
    })
  }

  const actions: DataColumn<Invitation> = {
    key: 'actions',
    head: t('invitations.actions'),
    track: 'max-content',
    isAtEnd: true,
    isUnlabelled: true,
    cell: (invitation) => {
      const { email } = invitation
      return (
        <div className="max-sm:-mx-3">
          <RowMenu
            text={t('invitations.actions')}
            label={t('invitations.all', { email })}
            acts={[
              {
                Icon: Send,
                text: t(hasMail ? 'invitations.resend' : 'invitations.make'),
                label: t(hasMail ? 'invitations.resendOf' : 'invitations.makeOf', { email }),
                act: () => resend(invitation),
              },
              {
                Icon: Undo2,
                text: t('invitations.withdraw'),
                label: t('invitations.withdrawOf', { email }),
                act: () => setWithdrawn(invitation),
                isDangerous: true,
              },
            ]}
          />
        </div>
      )
    },
  }

  return (
    <Section
      title={t('invitations.title')}
      action={
        <Button onClick={() => setInviting(true)}>
          <MailPlus aria-hidden className="size-5" />
          {t('invitations.invite')}
        </Button>
      }
    >
      {invitations.isPending && <ListSkeleton label={t('invitations.loading')} rows={1} />}
      {invitations.isError && !invitations.data && (
        <ListFailed title={t('invitations.failed')} query={invitations} />
      )}
      {invitations.data?.rows.length === 0 && <p className="text-muted">{t('invitations.none')}</p>}
      {invitations.data && invitations.data.rows.length > 0 && (
        <DataTable
          label={t('invitations.title')}
          columns={[...invitationColumns(t, language), actions]}
          rows={invitations.data.rows}
          rowKey={({ id }) => id}
          isBusy={invitations.isPlaceholderData}
        />
      )}
      <Pager
        label={t('invitations.title')}
        page={page}
        pageSize={invitationsPerPage}
        total={total}
        onChange={setPage}
      />
      {isInviting && (
        <Suspense>
          <InviteDialog onClose={() => setInviting(false)} />
        </Suspense>
      )}
      {withdrawn && <WithdrawInvitation invitation={withdrawn} onClose={() => setWithdrawn(null)} />}
      {made && (
        <Dialog
          isOpen
          isShownOnce
          onOpenChange={(isOpen) => !isOpen && setMade(null)}
          title={t('invitations.make')}
          description={t('invite.linksOnce')}
          footer={
            <Button variant="primary" onClick={() => setMade(null)}>
              {t('invite.close')}
            </Button>
          }
        >
          <InvitationLink {...made} />
        </Dialog>
      )}
    </Section>
  )
}
