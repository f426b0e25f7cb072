import { ButtonLink } from '../components/ui/button-link.tsx'
import { EmptyState } from '../components/ui/empty-state.tsx'

export const metadata = { title: 'Page not found' }

/** An unknown address, or one that belongs to another office: both look the same on purpose. */
export default function NotFound() {
  return (
    <EmptyState
      title="Page not found"
      action={
        <ButtonLink href="/flights" variant="primary">
          Go to the desk
        </ButtonLink>
      }
    >
      It doesn't exist, or it belongs to another office.
    </EmptyState>
  )
}
