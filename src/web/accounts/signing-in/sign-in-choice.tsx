import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense } from 'react'
import { useSearch } from 'wouter'
import { settingsQuery } from '#web/http/public-settings.ts'
import { SignInForm } from './sign-in-form.tsx'

// Not loaded where single sign-on is off.
const SingleSignOnPanel = lazy(async () => ({
  default: (await import('#web/accounts/single-sign-on/single-sign-on-panel.tsx')).SingleSignOnPanel,
}))

/** The form for username and password, and single sign-on if it is configured. */
export function SignInChoice(props: ComponentProps<typeof SignInForm>) {
  const issuer = useQuery(settingsQuery).data?.singleSignOn
  const isMidway = /\bsso=(account_exists|half)\b/.test(useSearch())
  const form = <SignInForm {...props} />
  return (
    <div className="grid gap-5">
      {/* Always at the same position, so that what is typed survives the arrival of the settings. */}
      {!issuer?.isOnly && !(issuer && isMidway) && form}
      {issuer && (
        <Suspense fallback={null}>
          <SingleSignOnPanel issuer={issuer} passwordForm={form} onHalf={props.onHalf} />
        </Suspense>
      )}
    </div>
  )
}
