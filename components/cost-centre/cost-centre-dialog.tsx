'use client'

import { useId, useState } from 'react'
import type { BookingLine } from '../../lib/booking/booking-list-view.ts'
import type { CostCentreOutcome, CostCentreRow } from '../../lib/booking/cost-centre.ts'
import { plural } from '../../lib/plural.ts'
import { setCostCentreOfBookings } from '../../server/booking/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { CostCentreSelect } from './cost-centre-select.tsx'

/** A booking whose cost centre is set. */
type CountedBooking = Pick<BookingLine, 'reference' | 'costCentre'>

type CostCentreDialogProps = {
  bookings: readonly CountedBooking[]
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called once some are set. */
  onDone: () => void
}

/**
 * Asks for which cost centre bookings are counted. Where some could not be set, it stays and says what
 * happened to each of them.
 */
export function CostCentreDialog(props: CostCentreDialogProps) {
  const form = useId()
  const { bookings } = props
  const question = useQuestion(props)
  const { rows } = question
  const close = () => props.onOpenChange(false)
  return (
    <Dialog
      title={bookings.length === 1 ? 'Cost centre' : `Cost centre of ${plural(bookings.length, 'booking')}`}
      description={rows === null ? undefined : summaryOf(rows)}
      open={props.open}
      onOpenChange={props.onOpenChange}
      actions={
        rows === null ? (
          <>
            <Button onClick={close}>Not now</Button>
            <Button variant="primary" type="submit" form={form} pending={question.pending}>
              Save
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={close}>
            Close
          </Button>
        )
      }
    >
      {rows === null ? (
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault()
            void question.send()
          }}
        >
          <CostCentreSelect
            value={question.value}
            onChoose={question.choose}
            hint="Month end counts by it. It costs nothing and stays in this office."
            error={question.problem ?? undefined}
          />
        </form>
      ) : (
        <ul
          aria-label="Outcome of each booking"
          className="max-h-[46vh] overflow-y-auto rounded-control border"
        >
          {rows.map(({ reference, outcome }) => (
            <li key={reference} className="flex justify-between gap-3 border-b px-3 py-1.5 last:border-b-0">
              <span translate="no" className="code">
                {reference}
              </span>
              <span className={outcome === 'not-found' ? 'text-bad' : 'text-ink2'}>{OUTCOMES[outcome]}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const OUTCOMES: Readonly<Record<CostCentreRow['outcome'], string>> = {
  set: 'Set',
  unchanged: 'Had it before',
  'not-found': 'Not set: no booking of this office that you may read',
}

/** The cost centre that all bookings have; undefined where they differ. */
function sharedBy(bookings: readonly CountedBooking[]): string | null | undefined {
  const [first, ...rest] = new Set(bookings.map(({ costCentre }) => costCentre))
  return rest.length > 0 ? undefined : first
}

/** The choice, its sending and its outcome. Each opening asks anew. */
function useQuestion({ bookings, open, onOpenChange, onDone }: CostCentreDialogProps) {
  const [chosen, setChosen] = useState<string | null | undefined>(undefined)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [rows, setRows] = useState<readonly CostCentreRow[] | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) {
      setChosen(undefined)
      setProblem(null)
      setRows(null)
    }
  }
  const value = chosen === undefined ? sharedBy(bookings) : chosen

  async function send() {
    if (pending) return
    if (value === undefined) return setProblem('Choose a cost centre, or none.')
    setPending(true)
    const references = bookings.map(({ reference }) => reference)
    // Setting it again finds it set, so a second attempt can be made after a lost answer.
    const outcome = await setCostCentreOfBookings(references, value).catch(() => null)
    setPending(false)
    const done = doneOf(outcome)
    if (typeof done === 'string') return setProblem(done)
    onDone()
    if (done.some((row) => row.outcome === 'not-found')) return setRows(done)
    onOpenChange(false)
    const title = `${summaryOf(done)}: ${value ?? 'no cost centre'}`
    showToast({ title, tone: 'ok' })
  }

  return {
    value,
    pending,
    problem,
    rows,
    send,
    choose: (costCentre: string | null) => {
      setProblem(null)
      setChosen(costCentre)
    },
  }
}

/** What happened to each booking, or why nothing did. */
function doneOf(outcome: CostCentreOutcome | null): readonly CostCentreRow[] | string {
  if (outcome === null) return 'No answer came back. Save again to be sure.'
  if (outcome.kind === 'done') return outcome.rows
  if (outcome.kind === 'refused') return outcome.message
  raiseSessionExpired()
  return 'Sign in again, then save.'
}

/** `12 bookings set, 1 not set`. */
function summaryOf(rows: readonly CostCentreRow[]): string {
  const failed = rows.filter(({ outcome }) => outcome === 'not-found').length
  const set = `${plural(rows.length - failed, 'booking')} set`
  return failed === 0 ? set : `${set}, ${failed} not set`
}
