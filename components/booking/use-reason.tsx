'use client'

import { useRef, useState, type RefObject, type ReactElement } from 'react'
import { REASON_LENGTH } from '../../lib/booking/reason-text.ts'
import { TextField } from '../ui/text-field.tsx'
import { typedText } from '../../lib/typed-text.ts'

/** The reason that an admin gives for acting on a colleague's booking. */
export type AskedReason = {
  /** Who made the booking; null if no reason is needed. */
  madeBy: string | null
  /** The field, for the question before a verb; null if no reason is needed. */
  field: ReactElement | false | null
  input: RefObject<HTMLInputElement | null>
  /** The reason, null if none is needed; undefined if it is missing, which the field then says. */
  take: () => string | null | undefined
}

/**
 * The reason is for one act: another question begins with none, and so does the same one once its act was
 * sent. If the act was not sent, the typed reason is there again.
 * @param madeBy who made the booking, if this person must say why they act on it; null if not
 * @param question the question that is open, by any name; null while none is
 * @param isSent the act that was asked about last was sent
 */
export function useReason(madeBy: string | null, question: string | null, isSent: boolean): AskedReason {
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const [last, setLast] = useState({ open: question, about: question })
  if (last.open !== question) {
    setLast({ open: question, about: question ?? last.about })
    // The typed reason stays visible while its window closes.
    if (question !== null) {
      setMissing(false)
      if (question !== last.about || isSent) setTyped('')
    }
  }
  const input = useRef<HTMLInputElement>(null)
  return {
    madeBy,
    input,
    field: madeBy !== null && (
      <TextField
        ref={input}
        label={`Reason for acting on the booking of ${madeBy}`}
        value={typed}
        maxLength={REASON_LENGTH.max}
        hint="Kept in the change log for good: no personal data."
        error={missing ? `Say why, in ${REASON_LENGTH.min} to ${REASON_LENGTH.max} characters` : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          setMissing(false)
        }}
        className="mt-4"
      />
    ),
    take: () => {
      if (madeBy === null) return null
      const reason = typedText(typed)
      if (reason.length >= REASON_LENGTH.min) return reason
      setMissing(true)
      input.current?.focus()
      return undefined
    },
  }
}
