'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { noteRoom, type NoteOutcome } from '../../lib/booking/note.ts'
import { plural } from '../../lib/plural.ts'
import { typedText } from '../../lib/typed-text.ts'
import { noteOnBooking } from '../../server/booking/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { usePerson } from '../shell/admins.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { showToast } from '../ui/toast.ts'

/** The booking that a note is written on. `label`: the name that people say for it. */
export type NotedBooking = { kind: BookingKind; reference: string; label: string }

/**
 * Asks for a note on a booking. Enter adds it. Its text stays until it is written, also while the dialog is
 * closed and opened again for the same booking.
 */
export function NoteDialog(props: {
  booking: NotedBooking | null
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called once the note is written: the booking is to be read again. */
  onWritten: () => void
}) {
  const form = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, change, pending, problem, send } = useNote(props.booking, (place) => {
    props.onOpenChange(false)
    const added = `Note added to ${props.booking?.label ?? 'the booking'}`
    showToast({ title: place === 'desk' ? `${added}, at this desk only` : added, tone: 'ok' })
    props.onWritten()
  })
  const room = noteRoom(usePerson()?.displayName ?? '')
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <Dialog
      title={`Note on ${props.booking?.label ?? 'the booking'}`}
      open={props.open}
      onOpenChange={props.onOpenChange}
      initialFocus={field}
      actions={
        <>
          <Button onClick={() => props.onOpenChange(false)}>Not now</Button>
          <Button variant="primary" type="submit" form={form} keys="Enter" pending={pending}>
            Add note
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextArea
          ref={field}
          label="Note"
          rows={3}
          value={text}
          maxLength={room}
          readOnly={pending}
          hint={`Everyone in the office can read it.${roomText(room - text.length)}`}
          error={problem ?? undefined}
          onChange={(event) => change(event.target.value)}
          onKeyDown={sendOnEnter}
        />
      </form>
    </Dialog>
  )
}

const ROOM_TOLD_FROM = 100

/** How many characters are left, once they are few. */
function roomText(left: number): string {
  return left > ROOM_TOLD_FROM ? '' : ` ${plural(left, 'character')} left.`
}

/**
 * The text of a note and its attempts. Each text has an id of its own, so that a second press, or another
 * attempt after a lost answer, does not write it twice.
 */
function useNote(booking: NotedBooking | null, onWritten: (place: 'service' | 'desk') => void) {
  const [text, setText] = useState('')
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [about, setAbout] = useState(booking?.reference)
  const attempt = useRef<{ id: string; text: string; reference: string } | null>(null)
  if (booking !== null && booking.reference !== about) {
    setAbout(booking.reference)
    setText('')
    setProblem(null)
  }

  async function send() {
    const clean = typedText(text)
    if (pending || booking === null) return
    if (clean === '') return setProblem('Write the note first.')
    const { kind, reference } = booking
    const last = attempt.current
    const isSame = last?.text === clean && last.reference === reference
    const { id } = isSame ? last : { id: crypto.randomUUID() }
    attempt.current = { id, text: clean, reference }
    setPending(true)
    // Without an answer the note may have been written all the same.
    const outcome = await noteOnBooking(kind, { reference, id, text: clean }).catch(() => UNKNOWN)
    setPending(false)
    setProblem(problemOf(outcome))
    if (outcome.kind === 'session') raiseSessionExpired()
    if (outcome.kind !== 'done') return
    attempt.current = null
    setText('')
    onWritten(outcome.place)
  }

  const change = (next: string) => {
    setText(next)
    setProblem(null)
  }
  return { text, change, pending, problem, send }
}

const UNKNOWN: NoteOutcome = { kind: 'unknown' }

function problemOf(outcome: NoteOutcome): string | null {
  switch (outcome.kind) {
    case 'done':
      return null
    case 'session':
      return 'Sign in again, then add the note.'
    case 'unknown':
      return 'No clear answer came back. Add the note again: it is written only once.'
    case 'refused':
      return outcome.message
  }
}
