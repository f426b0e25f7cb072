'use client'

import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { BookingLine } from '../../lib/booking/booking-list-view.ts'
import { HAND_OVER_NOTE_MAX, type Colleague, type HandOverOutcome } from '../../lib/booking/hand-over.ts'
import { plural } from '../../lib/plural.ts'
import { readAt } from '../../lib/read.ts'
import { typedText } from '../../lib/typed-text.ts'
import { handOverBookings } from '../../server/booking/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { usePerson } from '../shell/admins.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.ts'
import { readFailureText } from './read-failure-text.ts'

/** A booking that is handed over. */
export type HandedBooking = Pick<BookingLine, 'reference'>

/** Asks to whom bookings are handed over, with a note that the colleague finds in Today. */
export function HandOverDialog(props: {
  bookings: readonly HandedBooking[]
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called once some are handed over. */
  onDone: () => void
}) {
  const form = useId()
  const chooser = useRef<HTMLButtonElement>(null)
  const { bookings, open } = props
  const colleagues = useColleagueOptions(open)
  const [to, setTo] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const { pending, problem, send, forget } = useHandOver(bookings, (outcome) => {
    props.onOpenChange(false)
    setNote('')
    const name = colleagues.options.find(({ value }) => value === to)?.label ?? 'your colleague'
    showToast(resultOf(outcome, name))
    props.onDone()
  })
  return (
    <Dialog
      title={bookings.length === 1 ? 'Assign this booking' : `Assign ${plural(bookings.length, 'booking')}`}
      description={`${bookings.length === 1 ? 'It becomes' : 'They become'} your colleague's to follow up. Only the person who made a booking, or an admin, can ticket or cancel it.`}
      initialFocus={chooser}
      open={open}
      onOpenChange={(next) => {
        forget()
        props.onOpenChange(next)
      }}
      actions={
        <>
          <Button onClick={() => props.onOpenChange(false)}>Not now</Button>
          <Button variant="primary" type="submit" form={form} pending={pending}>
            Assign
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void send(to, typedText(note))
        }}
      >
        <Select
          ref={chooser}
          label="Assign to"
          placeholder={colleagues.reading ? 'Loading' : 'Choose a colleague'}
          options={colleagues.options}
          value={to}
          onValueChange={(next) => {
            forget()
            setTo(next)
          }}
          error={problem ?? colleagues.problem ?? undefined}
        />
        <TextField
          label="Note for your colleague"
          value={note}
          maxLength={HAND_OVER_NOTE_MAX}
          hint="Optional. Shown in their Today and in the timeline."
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

/** The people to choose from; the one who is signed in is last, for taking a booking over. */
function useColleagueOptions(open: boolean) {
  const me = usePerson()?.userName
  const query = useQuery({
    queryKey: ['colleagues'] as const,
    queryFn: ({ signal }) => readAt<Colleague[]>('/api/bookings/colleagues', {}, signal),
    enabled: open,
    retry: false,
  })
  const colleagues = query.data ?? []
  const others = colleagues.filter(({ userName }) => userName !== me)
  const own = colleagues.filter(({ userName }) => userName === me)
  return {
    options: [
      ...others.map(({ userName, displayName }) => ({ value: userName, label: displayName })),
      ...own.map(({ userName, displayName }) => ({ value: userName, label: `${displayName} (you)` })),
    ],
    reading: query.isLoading,
    problem: query.isError ? `Couldn't load your colleagues: ${readFailureText(query.error) ?? ''}` : null,
  }
}

type Done = Extract<HandOverOutcome, { kind: 'done' }>

/** Sends the hand-over, and says why it did not happen. */
function useHandOver(bookings: readonly HandedBooking[], onDone: (outcome: Done) => void) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(to: string | null, note: string) {
    if (pending) return
    if (to === null) return setProblem('Choose a colleague.')
    setPending(true)
    const references = bookings.map(({ reference }) => reference)
    // A second attempt finds what the first has handed over, so it can be made after a lost answer.
    const outcome = await handOverBookings(references, to, note === '' ? null : note).catch(() => null)
    setPending(false)
    if (outcome === null) return setProblem('No answer came back. Assign again to be sure.')
    if (outcome.kind === 'session') {
      raiseSessionExpired()
      return setProblem('Sign in again, then assign.')
    }
    if (outcome.kind === 'refused') return setProblem(outcome.message)
    const [first] = outcome.skipped
    if (outcome.handed.length === 0 && first) return setProblem(`${first.message}.`)
    onDone(outcome)
  }
  return { pending, problem, send, forget: () => setProblem(null) }
}

function resultOf({ handed, skipped }: Done, name: string) {
  const [first] = skipped
  const title = `${plural(handed.length, 'booking')} assigned to ${name}`
  if (!first) return { title, tone: 'ok' as const }
  const description = `${plural(skipped.length, 'booking')} ${skipped.length === 1 ? 'stays' : 'stay'} unassigned. ${first.reference}: ${first.message}.`
  return { title, description, tone: 'bad' as const }
}
