import { notPermittedText } from '../../lib/permission-text.ts'
import { EmptyState } from '../ui/empty-state.tsx'

/** Replaces a screen that this person has no permission for: names the permission and whom to ask. */
export function NoPermission({ permission }: { permission: string }) {
  return (
    <EmptyState title={notPermittedText(permission)}>
      You need the permission <span className="code">{permission}</span>. Ask an office admin.
    </EmptyState>
  )
}
