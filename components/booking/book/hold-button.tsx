'use client'

import type { BookingKind } from '../../../contract/booking/kinds.ts'
import { kindFacts } from '../../../lib/kinds.ts'
import type { HoldWords } from '../../../lib/booking/kind-facts.ts'
import type { Offer } from '../../../lib/booking/offer-check.ts'
import { BlockableButton } from '../../ui/blockable-button.tsx'
import { useNetFormat } from '../../ui/shown-prices.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { HoldStanding } from './use-hold.ts'
import type { OfferCheck } from './use-offer-check.ts'

type HoldButtonProps = {
  kind: BookingKind
  check: OfferCheck<Offer>
  hold: HoldStanding
  /** Why this person may not hold; null where they may. */
  holdBar: string | null
  onHold: () => void
}

/** The hold button, with the consequences of a hold below it; in the side column where there is one. */
export function HoldButton(props: HoldButtonProps) {
  const { minutes, words } = kindFacts(props.kind).hold
  return (
    <div className="flex flex-col gap-2">
      <div className="max-wide:hidden">
        <Press {...props} />
      </div>
      <p className="text-12 text-ink2">
        {`${words.takes} the amount in the wallet for up to ${minutes} minutes. Nothing is charged until ${words.charged}.`}
      </p>
      <noscript>
        <p className="text-bad">JavaScript is off, so nothing can be held here. Nothing is booked.</p>
      </noscript>
    </div>
  )
}

/** On a narrow screen the button stays visible at the bottom. */
export function NarrowBar(props: HoldButtonProps) {
  return (
    <div className="bottom-bar sticky bottom-0 -mx-3 border-t bg-panel px-3 py-2.5 wide:hidden">
      <Press {...props} />
    </div>
  )
}

/**
 * The button itself. Its tooltip says why it is disabled. Before hydration it is always disabled, so that the
 * browser does not submit the form by itself.
 */
function Press(props: HoldButtonProps) {
  const formatNet = useNetFormat()
  const { check, hold } = props
  const awake = useHydrated()
  // The amount that is held is net.
  const total = formatNet && check.offer && formatNet(check.offer.price.totalCents)
  return (
    <BlockableButton
      variant="primary"
      size="large"
      keys="Ctrl+Enter"
      disabled={!awake}
      pending={hold.status !== 'idle'}
      disabledReason={reasonToRest(props)}
      onClick={props.onHold}
      className="w-full justify-center"
    >
      {label(kindFacts(props.kind).hold.words, hold.status, total)}
    </BlockableButton>
  )
}

function label(words: HoldWords, status: HoldStanding['status'], total: string | null): string {
  if (status === 'checking') return 'Checking the price'
  if (status === 'sending') return words.sending
  if (status === 'looking-up') return 'Checking whether it was booked'
  if (status === 'done') return `${words.done}, opening the booking`
  return total === null ? words.press : `${words.press} ${total}`
}

function reasonToRest(props: HoldButtonProps): string | undefined {
  if (props.holdBar !== null) return props.holdBar
  if (props.check.status === 'gone')
    return `This ${kindFacts(props.kind).offer.one} is no longer available; choose another`
  if (props.check.consentNeeded) return 'The price changed; accept it or go back first'
  return undefined
}
