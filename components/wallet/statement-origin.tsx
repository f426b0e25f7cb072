import { formatInstant } from '../../lib/dates.ts'
import { notPermittedText } from '../../lib/permission-text.ts'
import { plural } from '../../lib/plural.ts'
import type { StatementView } from '../../lib/wallet/wallet-view.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'

/** Says where the movements come from if not from the gateway, and which of their facts are then unknown. */
export function StatementOriginNotice({ view }: { view: StatementView }) {
  const text = originText(view)
  if (text === null) return null
  return (
    <p role="status" className="border-b bg-sunk px-4 py-2 text-ink2">
      {text}
    </p>
  )
}

function originText({ origin, missingCount }: StatementView): string | null {
  if (origin.kind === 'own') {
    const why = {
      'not-supplied': 'This booking service provides no wallet statement.',
      permission: `${notPermittedText('wallet_statement')} (wallet_statement). Ask an office admin.`,
      away: "Couldn't load the statement. Nothing was changed.",
    }[origin.why]
    return `${why} This shows only bookings made at this desk: credits, bookings made elsewhere, and the balance after each movement are missing.`
  }
  const older =
    missingCount > 0
      ? `${plural(missingCount, 'older movement')} still loading; each visit loads more.`
      : null
  if (origin.kind === 'gateway') return older
  const when = origin.at === null ? 'as it was last read' : `as it was read ${formatInstant(origin.at)}`
  return [`${SERVICE_AWAY}. This is the statement ${when}.`, older].filter(Boolean).join(' ')
}
