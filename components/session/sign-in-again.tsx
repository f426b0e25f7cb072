'use client'

import { useEffect } from 'react'
import { raiseSessionExpired } from './session-expired.ts'
import { EmptyState } from '../ui/empty-state.tsx'

/** Replaces a screen that was requested without a session. It opens the sign-in overlay by itself. */
export function SignInAgain({ what }: { what: string }) {
  useEffect(() => raiseSessionExpired(), [])
  return <EmptyState title={`Sign in again to see ${what}`}>Nothing changed in the meantime.</EmptyState>
}
