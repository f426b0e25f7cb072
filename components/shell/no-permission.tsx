import { notPermittedText } from '../../lib/permission-text.ts'
import { EmptyState } from '../ui/empty-state.tsx'

/** In place of a screen whose permission this person lacks: what they may not do, and whom to ask. */
export function NoPermission({ permission }: { permission: string }) {
  return (
    <EmptyState title={notPermittedText(permission)}>
      You need the permission <span className="code">{permission}</span>. Ask an office admin.
    </EmptyState>
  )
}
