import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { currentUserQuery } from '#web/http/current-user.ts'
import { ProtectedRoute } from './protected-route.tsx'

/** A page for administrators: redirects other signed-in users to the start page. */
export function AdminRoute({ children }: { children: ReactNode }) {
  const { data: user } = useQuery(currentUserQuery)
  return <ProtectedRoute>{user?.isAdmin ? children : <Redirect to="/" replace />}</ProtectedRoute>
}
