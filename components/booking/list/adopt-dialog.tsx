'use client'

import { useState } from 'react'
import type { AdoptOutcome } from '../../../lib/booking/adopt-outcome.ts'
import { DESK_AWAY } from '../../../lib/not-responding.ts'
import { adoptBookingOf } from '../../../server/booking/actions.ts'
import { raiseSessionExpired } from '../../session/session-expired.ts'
import { EarlierBookings } from '../book/booked-before.tsx'
import { ActNotice } from '../../ui/act-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Asks for the reference of a booking that was made elsewhere, and adds it to the office's list. */
export function AdoptDialog(props: {
  /** The reference that is offered at first. */
  first: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onAdopted: (reference: string) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [bookedBefore, setBookedBefore] = useState<Asked | null>(null)
  const reference = (typed ?? props.first).trim()

  async function adopt() {
    if (pending) return
    // Only the booking that was asked about is added all the same.
    const evenIfBooked = bookedBefore?.typed === reference
    if (reference === '') {
      setProblem('Type the reference of the booking.')
      return
    }
    setPending(true)
    setProblem(null)
    const outcome = await answerTo(reference, evenIfBooked)
    setPending(false)
    if (outcome.kind === 'session') raiseSessionExpired()
    setBookedBefore(outcome.kind === 'booked-before' ? { ...outcome, typed: reference } : null)
    if (outcome.kind === 'booked-before') return
    if ('reference' in outcome) {
      setTyped(null)
      props.onOpenChange(false)
      props.onAdopted(outcome.reference)
    } else setProblem(problemText(outcome))
  }

  return (
    <Dialog
      title="Add a booking made elsewhere"
      description="A booking of your office that was not made at this desk. It appears in the list for everybody here."
      open={props.open}
      onOpenChange={(open) => {
        if (!open) setTyped(null)
        setProblem(null)
        setBookedBefore(null)
        props.onOpenChange(open)
      }}
      actions={
        <Button variant="primary" keys="Enter" pending={pending} onClick={() => void adopt()}>
          {pending ? 'Looking for it' : bookedBefore?.typed === reference ? 'Add anyway' : 'Add'}
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void adopt()
        }}
      >
        <TextField
          code
          label="Reference"
          value={typed ?? props.first}
          maxLength={64}
          placeholder="PO0004127"
          hint="Booking reference, your client reference, order id (ord_…), short code or UUID."
          error={problem ?? undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      {bookedBefore?.typed === reference && (
        <ActNotice tone="held">
          <EarlierBookings kind={bookedBefore.bookingKind} existing={bookedBefore.existing} />
          <span>{` ${bookedBefore.found} was not added.`}</span>
        </ActNotice>
      )}
    </Dialog>
  )
}

/** The question before a booking is added, with the reference that was typed. */
type Asked = Extract<AdoptOutcome, { kind: 'booked-before' }> & { typed: string }

async function answerTo(reference: string, evenIfBooked: boolean): Promise<AdoptOutcome> {
  try {
    return await adoptBookingOf(reference, evenIfBooked)
  } catch {
    return { kind: 'failed', message: `${DESK_AWAY}.` }
  }
}

function problemText(
  outcome: Exclude<AdoptOutcome, { reference: string } | { kind: 'booked-before' }>,
): string {
  if (outcome.kind === 'session') return 'Signed out; sign in again.'
  if (outcome.kind === 'failed') return `${outcome.message} Nothing was added.`
  return 'The booking service has no booking of your office with this reference.'
}
