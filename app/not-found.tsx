import { ButtonLink } from '../components/ui/button-link.tsx'
import { EmptyState } from '../components/ui/empty-state.tsx'

export const metadata = { title: 'Not found' }

/** An address that leads nowhere, or to something of another office: the two look the same on purpose. */
export default function NotFound() {
  return (
    <EmptyState
      title="Nothing is at this address"
      action={
        <ButtonLink href="/flights" variant="primary">
          To the desk
        </ButtonLink>
      }
    >
      The booking or page does not exist, or it belongs to another office.
    </EmptyState>
  )
}
