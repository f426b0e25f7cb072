'use client'

import { useState } from 'react'
import { nameCase } from '../../lib/booking/name-case.ts'
import {
  type EraseInput,
  type EraseOutcome,
  type EraseSavedOutcome,
  type SavedPerson,
  type TravellerBooking,
} from '../../lib/traveller/found-traveller.ts'
import { eraseSavedTraveller, eraseTraveller } from '../../server/traveller/actions.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextField } from '../ui/text-field.tsx'
import { EraseQuestion, missingReason, ReasonField, useErasure } from './erase-question.tsx'
import { savedPersonText } from './saved-person-row.tsx'

/** What the person types and ticks before the erasure. */
type Confirmation = Omit<EraseInput, 'reference' | 'name'>

const NOT_CONFIRMED: Confirmation = { typed: '', reason: '', withContact: true, despite: false }

/**
 * Asks before a traveller is erased: the typed reference, a reason, and a second confirmation where the desk
 * says that the booking is not over.
 */
export function EraseDialog(props: {
  name: string
  booking: TravellerBooking
  onClose: () => void
  /** Called with a sentence about the erasure; `held` if something is left to do. */
  onErased: (text: string, tone: 'ok' | 'held') => void
}) {
  const { booking } = props
  const name = nameCase(props.name)
  const reference = booking.service?.code ?? booking.reference
  const [form, setForm] = useState(NOT_CONFIRMED)
  const set = (part: Partial<Confirmation>) => setForm((before) => ({ ...before, ...part }))
  const { sending, outcome, send } = useErasure<EraseOutcome>(() =>
    eraseTraveller(booking.kind, { reference: booking.reference, name: props.name, ...form }),
  )
  const because = outcome?.kind === 'not-over' ? outcome.because : null

  async function erase() {
    const answer = await send()
    const news = erasedNews(answer, name, reference)
    if (news) return props.onErased(news.text, news.tone)
    // Asked a second time, the person confirms again.
    set({ despite: false })
  }

  return (
    <EraseQuestion
      title={`Erase ${name}?`}
      missing={missingIn(form, [reference, booking.reference], because)}
      sending={sending}
      outcome={outcome}
      onErase={() => void erase()}
      onClose={props.onClose}
    >
      <p>{`Name, birth date, document numbers and answers of ${name} in this booking are erased for good and cannot be restored. The booking, its payments and its documents stay.`}</p>
      <TextField
        label={`Type ${reference} to confirm`}
        code
        value={form.typed}
        onChange={(event) => set({ typed: event.target.value })}
        maxLength={100}
      />
      <ReasonField value={form.reason} onChange={(reason) => set({ reason })} />
      <Checkbox checked={form.withContact} onChange={(event) => set({ withContact: event.target.checked })}>
        Phone, e-mail and notes of the booking too
      </Checkbox>
      {because !== null && (
        <>
          <ActNotice tone="held">{`${because} Nothing was erased yet.`}</ActNotice>
          <Checkbox checked={form.despite} onChange={(event) => set({ despite: event.target.checked })}>
            Erase anyway
          </Checkbox>
        </>
      )}
    </EraseQuestion>
  )
}

/** What is left of the person; null if nothing was erased. */
function erasedNews(
  answer: EraseOutcome,
  name: string,
  reference: string,
): { text: string; tone: 'ok' | 'held' } | null {
  if (answer.kind === 'erased') {
    return {
      text: `${name} is erased in ${reference}. The booking and its money are unchanged; the change log records it.`,
      tone: 'ok',
    }
  }
  if (answer.kind !== 'erased-here') return null
  return {
    text: `Erased here only: this booking service cannot erase, so its record still names ${name}. ${answer.how}`,
    tone: 'held',
  }
}

/** Why the erasure cannot be confirmed yet; undefined if it can. */
function missingIn(
  form: Confirmation,
  references: readonly string[],
  because: string | null,
): string | undefined {
  const typed = form.typed.trim().toUpperCase()
  if (!references.some((reference) => typed === reference.toUpperCase())) return 'Type the reference first'
  return (
    missingReason(form.reason) ?? (because !== null && !form.despite ? 'Confirm to erase anyway' : undefined)
  )
}

/** Asks for a reason before a saved traveller is erased. */
export function EraseSavedDialog(props: {
  name: string
  saved: SavedPerson
  onClose: () => void
  onErased: (text: string) => void
}) {
  const name = nameCase(props.name)
  const [reason, setReason] = useState('')
  const { sending, outcome, send } = useErasure<EraseSavedOutcome>(() =>
    eraseSavedTraveller(props.saved.id, reason),
  )

  async function erase() {
    const answer = await send()
    if (answer.kind !== 'erased') return
    props.onErased(`The saved details of ${name} are erased. The change log records it.`)
  }

  return (
    <EraseQuestion
      title={`Erase the saved details of ${name}?`}
      missing={missingReason(reason)}
      sending={sending}
      outcome={outcome}
      onErase={() => void erase()}
      onClose={props.onClose}
    >
      <p>
        {`${savedPersonText(props.saved)}. Everything that is saved for the next booking is erased for good. Bookings are unchanged: erase the person in each of them as well.`}
      </p>
      <ReasonField value={reason} onChange={setReason} />
    </EraseQuestion>
  )
}
