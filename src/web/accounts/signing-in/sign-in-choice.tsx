import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense } from 'react'
import { useSearch } from 'wouter'
import { settingsQuery } from '#web/http/public-settings.ts'
import { SignInForm } from './sign-in-form.tsx'

// Where there is no issuer nobody loads it.
const SingleSignOnPanel = lazy(async () => ({
  default: (await import('#web/accounts/single-sign-on/single-sign-on-panel.tsx')).SingleSignOnPanel,
}))

/** The form for names and passwords, and the way to the issuer where there is one. */
export function SignInChoice(props: ComponentProps<typeof SignInForm>) {
  const issuer = useQuery(settingsQuery).data?.singleSignOn
  const isMidway = /\bsso=(account_exists|half)\b/.test(useSearch())
  const form = <SignInForm {...props} />
  return (
    <div className="grid gap-5">
      {/* Always in this place: what somebody has begun to type stays when the settings come. */}
      {!issuer?.isOnly && !(issuer && isMidway) && form}
      {issuer && (
        <Suspense fallback={null}>
          <SingleSignOnPanel issuer={issuer} passwordForm={form} onHalf={props.onHalf} />
        </Suspense>
      )}
    </div>
  )
}
