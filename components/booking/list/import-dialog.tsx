'use client'

import { useState } from 'react'
import type { ImportOutcome } from '../../../lib/booking/import-outcome.ts'
import { DESK_AWAY } from '../../../lib/not-responding.ts'
import { plural } from '../../../lib/plural.ts'
import { importBooking } from '../../../server/booking/actions.ts'
import { raiseSessionExpired } from '../../session/session-expired.ts'
import { EarlierBookings } from '../book/booked-before.tsx'
import { ActNotice } from '../../ui/act-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ReferenceList, useReferenceList } from './reference-list.tsx'

type ImportDialogProps = {
  /** The reference that is offered at first. */
  first: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onImported: (reference: string) => void
  /** Called when several bookings are being looked for. */
  onBegun: () => void
}

/** Asks for the reference of a booking that was made elsewhere, and adds it to the office's list. */
export function ImportDialog(props: ImportDialogProps) {
  const { typed, pending, problem, bookedBefore, type, importTyped, reset } = useImport(props)
  const list = useReferenceList(() => {
    props.onOpenChange(false)
    props.onBegun()
  })
  const isList = list.references.length > 0
  return (
    <Dialog
      title={isList ? 'Import bookings' : 'Import a booking'}
      description="Bookings of your office that were not made at this desk. They appear in the list for everybody here."
      open={props.open}
      onOpenChange={(isOpen) => {
        reset(isOpen)
        list.clear()
        props.onOpenChange(isOpen)
      }}
      actions={
        isList ? (
          <Button variant="primary" keys="Enter" pending={list.pending} onClick={() => void list.importAll()}>
            {`Import ${plural(list.references.length, 'booking')}`}
          </Button>
        ) : (
          <Button variant="primary" keys="Enter" pending={pending} onClick={() => void importTyped()}>
            {pending ? 'Looking for it' : bookedBefore ? 'Import anyway' : 'Import'}
          </Button>
        )
      }
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void (isList ? list.importAll() : importTyped())
        }}
        onPaste={(event) => {
          if (list.take(event.clipboardData.getData('text/plain'))) event.preventDefault()
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          const [file] = event.dataTransfer.files
          if (file) void list.takeFile(file)
        }}
      >
        <TextField
          code
          label="Reference"
          value={typed}
          maxLength={64}
          placeholder="PO0004127"
          hint="A booking reference, your client reference, an order id or a short code."
          error={problem ?? undefined}
          disabled={isList}
          onChange={(event) => type(event.target.value)}
        />
        <ReferenceList list={list} />
      </form>
      {bookedBefore && (
        <ActNotice tone="held">
          <EarlierBookings kind={bookedBefore.bookingKind} existing={bookedBefore.existing} />
          <span>{` ${bookedBefore.found} was not imported.`}</span>
        </ActNotice>
      )}
    </Dialog>
  )
}

/** The typed reference, and what came of adding its booking. */
function useImport({ first, onOpenChange, onImported }: ImportDialogProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [bookedBefore, setBookedBefore] = useState<BookedBefore | null>(null)
  const reference = (typed ?? first).trim()
  // Only the booking that was asked about is added all the same.
  const asksAgain = bookedBefore?.typed === reference ? bookedBefore : null

  async function importTyped() {
    if (pending) return
    if (reference === '') {
      setProblem('Type the reference of the booking.')
      return
    }
    setPending(true)
    setProblem(null)
    const outcome = await answerTo(reference, asksAgain !== null)
    setPending(false)
    if (outcome.kind === 'session') raiseSessionExpired()
    setBookedBefore(outcome.kind === 'booked-before' ? { ...outcome, typed: reference } : null)
    if (outcome.kind === 'booked-before') return
    if ('reference' in outcome) {
      setTyped(null)
      onOpenChange(false)
      onImported(outcome.reference)
    } else setProblem(problemText(outcome))
  }

  function reset(isOpen: boolean) {
    if (!isOpen) setTyped(null)
    setProblem(null)
    setBookedBefore(null)
  }

  return {
    typed: typed ?? first,
    pending,
    problem,
    bookedBefore: asksAgain,
    type: setTyped,
    importTyped,
    reset,
  }
}

/** The question before a booking is added, with the reference that was typed. */
type BookedBefore = Extract<ImportOutcome, { kind: 'booked-before' }> & { typed: string }

async function answerTo(reference: string, evenIfBooked: boolean): Promise<ImportOutcome> {
  try {
    return await importBooking(reference, evenIfBooked)
  } catch {
    return { kind: 'failed', message: `${DESK_AWAY}.` }
  }
}

function problemText(
  outcome: Exclude<ImportOutcome, { reference: string } | { kind: 'booked-before' }>,
): string {
  if (outcome.kind === 'session') return 'Signed out; sign in again.'
  if (outcome.kind === 'failed') return `${outcome.message} Nothing was imported.`
  return 'The booking service has no booking of your office with this reference.'
}
