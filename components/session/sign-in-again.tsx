'use client'

import { useEffect } from 'react'
import { raiseSessionExpired } from './session-expired.ts'
import { EmptyState } from '../ui/empty-state.tsx'

/** What a screen shows that was asked for without a session. It brings the sign-in over itself. */
export function SignInAgain({ what }: { what: string }) {
  useEffect(() => raiseSessionExpired(), [])
  return <EmptyState title={`Sign in again to see ${what}`}>Nothing changed in the meantime.</EmptyState>
}
