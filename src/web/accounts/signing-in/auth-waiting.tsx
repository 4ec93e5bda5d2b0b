import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { AuthFrame } from './auth-frame.tsx'

/** The sign-in page before its form can be used: the promise is already readable. */
export function AuthWaiting() {
  return (
    <AuthFrame>
      <div className="grid gap-5">
        <Skeleton className="mb-1 h-11" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-12" />
        <Skeleton className="h-14" />
      </div>
    </AuthFrame>
  )
}
