'use client'

import { Link } from '../ui/link.tsx'
import { useState } from 'react'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import type { WalletView, ShortBooking } from '../../lib/wallet/wallet-view.ts'
import { useCommands } from '../shell/commands.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { Button } from '../ui/button.tsx'
import { lateWindow } from '../ui/late-window.tsx'
import { useNetWords } from '../ui/shown-prices.tsx'
import type { NetFormat } from '../../lib/money.ts'

const AskFundsDialog = lateWindow(() =>
  import('./ask-funds-dialog.tsx').then((module) => module.AskFundsDialog),
)

/** The others are in the message. */
const MOST_NAMED = 4

/** Names the missing amount to the cent, and writes the message that asks for it. */
export function FundsAlert({ view }: { view: WalletView }) {
  const formatNet = useNetWords()
  const need = fundsNeeded(view)
  const [asking, setAsking] = useState(false)
  const isShort = need !== null && need.addCents > 0
  useCommands(
    isShort
      ? [
          {
            id: 'wallet-ask',
            label: 'Ask for funds',
            group: 'Wallet',
            keys: 'm',
            run: () => setAsking(true),
          },
        ]
      : [],
  )
  if (need === null) return null
  return (
    <>
      <ActNotice
        tone={need.shorts.length > 0 ? 'bad' : 'held'}
        action={
          isShort && (
            <Button keys="m" onClick={() => setAsking(true)}>
              Ask for funds
            </Button>
          )
        }
      >
        <AlertText need={need} />
      </ActNotice>
      <AskFundsDialog
        text={fundsRequestText(view.office, view.totals?.availableCents ?? 0, need, formatNet)}
        open={asking}
        onOpenChange={setAsking}
      />
    </>
  )
}

function AlertText({ need }: { need: FundsNeed }) {
  const formatNet = useNetWords()
  if (need.shorts.length === 0) {
    return <span>{`${formatNet(need.addCents)} below your low-balance alert.`}</span>
  }
  const stays = need.alertCents > 0 ? ' and stay above the alert' : ''
  return (
    <ul>
      {need.shorts.slice(0, MOST_NAMED).map(({ reference, label, title, missingCents }) => (
        <li key={reference}>
          <Link href={bookingHref(reference)} className="font-bold hover:underline">
            {`${[label, title].filter(Boolean).join(', ')}${
              missingCents === null
                ? ' was not booked: the wallet was short.'
                : missingCents > 0
                  ? `, cannot be booked: ${formatNet(missingCents)} short.`
                  : ' was not booked because the wallet was short. The wallet now covers it.'
            }`}
          </Link>
        </li>
      ))}
      {need.shorts.length > MOST_NAMED && <li>{`and ${need.shorts.length - MOST_NAMED} more.`}</li>}
      {need.addCents > 0 && (
        <li className="text-ink2">{`Add ${formatNet(need.addCents)} to book ${need.shorts.length === 1 ? 'it' : 'them'}${stays ?? ''}. No time limit is known.`}</li>
      )}
    </ul>
  )
}

/** The amounts that the wallet lacks. Integer cents. */
type FundsNeed = {
  /** The amount to add, so that everything can be booked and the available amount stays above the alert. */
  addCents: number
  alertCents: number
  /** `missingCents` is the shortfall of this booking alone; null if its price is not known. */
  shorts: (ShortBooking & { missingCents: number | null })[]
}

/** The amounts that the wallet lacks for bookings that could not be made, and for its alert; null if none. */
function fundsNeeded({ totals, shorts }: Pick<WalletView, 'totals' | 'shorts'>): FundsNeed | null {
  if (totals === null) return null
  const { availableCents, alertCents } = totals
  const wanted = shorts.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0)
  const addCents = Math.max(0, wanted + alertCents - availableCents)
  if (shorts.length === 0 && addCents === 0) return null
  const missing = shorts.map((short) => ({
    ...short,
    missingCents: short.totalCents === null ? null : Math.max(0, short.totalCents - availableCents),
  }))
  return { addCents, alertCents, shorts: missing }
}

/** The message to whoever adds funds: office, amount, and what it is for. */
function fundsRequestText(
  office: WalletView['office'],
  availableCents: number,
  { addCents, alertCents, shorts }: FundsNeed,
  formatNet: NetFormat,
): string {
  const lines = shorts.map(({ reference, label, title, totalCents, missingCents }) => {
    const price = totalCents === null ? 'price not known' : formatNet(totalCents)
    const short = missingCents === null ? '' : `, ${formatNet(missingCents)} short`
    return `- ${reference}: ${[label, title].filter(Boolean).join(', ')}, ${price}${short}`
  })
  return [
    `${office.name} (${office.id}) needs ${formatNet(addCents)} in its wallet.`,
    `Available now: ${formatNet(availableCents)}.${alertCents > 0 ? ` Low-balance alert: ${formatNet(alertCents)}.` : ''}`,
    ...(lines.length > 0 ? ['Not booked because the wallet was short:', ...lines] : []),
  ].join('\n')
}
