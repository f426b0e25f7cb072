import { obstacleText } from '../../lib/accounts/close-words.ts'
import { formatInstant } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import type { StatementOrigin } from '../../lib/wallet/wallet-view.ts'
import { ActNotice } from '../ui/act-notice.tsx'

/** Says what the figures are made from where it is not the whole statement. */
export function OriginNotice({ origin, missing }: { origin: StatementOrigin; missing: number }) {
  if (origin.kind === 'own') {
    return (
      <ActNotice tone="held">{`${obstacleText({ kind: 'no-statement', origin })} These figures are from the bookings of this desk.`}</ActNotice>
    )
  }
  if (origin.kind === 'kept') {
    return (
      <ActNotice tone="held">
        {origin.at === null
          ? 'The statement is unavailable right now. These figures are from its last reading.'
          : `The statement is unavailable right now. These figures are from ${formatInstant(origin.at)}.`}
      </ActNotice>
    )
  }
  if (missing === 0) return null
  return (
    <ActNotice tone="held">{`${plural(missing, 'older movement')} of the statement not loaded yet; reload in a moment.`}</ActNotice>
  )
}
