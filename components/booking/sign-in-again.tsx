import { EmptyState } from '../ui/empty-state.tsx'

/** What a screen shows while its session is over and the sign-in stands above it. */
export function SignInAgain({ what }: { what: string }) {
  return <EmptyState title={`Sign in again to see ${what}`}>Nothing was changed meanwhile.</EmptyState>
}
