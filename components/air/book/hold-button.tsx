'use client'

import { useSyncExternalStore } from 'react'
import { formatCents } from '../../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import type { FareCheck } from './use-fare-check.ts'
import type { Hold } from './use-hold.ts'

const never = () => () => {}

/** The one button of the form. It says why it rests; before scripts run it cannot be pressed, so nothing is sent twice. */
export function HoldButton(props: {
  check: FareCheck
  hold: Hold
  holdBar: string | null
  onHold: () => void
}) {
  const { check, hold } = props
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const total = check.fare && formatCents(check.fare.price.totalCents)
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="primary"
        size="large"
        keys="Ctrl+Enter"
        disabled={!awake}
        pending={hold.status !== 'idle'}
        disabledReason={reasonToRest(props)}
        onClick={props.onHold}
        className="w-full justify-center"
      >
        {label(hold.status, total)}
      </Button>
      <p className="text-12 text-ink2">
        Holding reserves the amount on the wallet for ten minutes. Nothing is charged before you ticket.
      </p>
      <noscript>
        <p className="text-bad">Holding needs scripts, and they are switched off. Nothing is booked.</p>
      </noscript>
    </div>
  )
}

function label(status: Hold['status'], total: string | null): string {
  if (status === 'checking') return 'Checking the price'
  if (status === 'sending') return 'Holding'
  if (status === 'looking-up') return 'Checking whether it booked'
  if (status === 'done') return 'Held, opening the booking'
  return total === null ? 'Hold' : `Hold ${total}`
}

function reasonToRest(props: { check: FareCheck; holdBar: string | null }): string | undefined {
  if (props.holdBar !== null) return props.holdBar
  if (props.check.status === 'gone') return 'This fare is gone; search again'
  if (props.check.consentNeeded) return 'The price moved; accept it or go back first'
  return undefined
}
