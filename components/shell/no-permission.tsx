'use client'

import { whomToAsk } from '../../lib/office/whom-to-ask.ts'
import { notPermittedText } from '../../lib/permission-text.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { useAdmins } from './admins.tsx'

/** Replaces a screen that this person has no permission for: says what is missing and whom to ask. */
export function NoPermission({ permission }: { permission: string }) {
  const admins = useAdmins()
  return <EmptyState title={notPermittedText(permission)}>{`Ask ${whomToAsk(admins)}.`}</EmptyState>
}
