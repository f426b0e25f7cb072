'use client'

import { useRef, useState } from 'react'
import { nameCase } from '../../lib/booking/name-case.ts'
import {
  REASON_MAX,
  REASON_MIN,
  type EraseOutcome,
  type TravellerBooking,
} from '../../lib/traveller/found-traveller.ts'
import { eraseTraveller } from '../../server/traveller/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { typedText } from '../../lib/typed-text.ts'

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
  const keep = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [withContact, setWithContact] = useState(true)
  const [despite, setDespite] = useState(false)
  const [sending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<EraseOutcome | null>(null)
  const because = outcome?.kind === 'not-over' ? outcome.because : null

  async function erase() {
    setSending(true)
    const input = { reference: booking.reference, name: props.name, typed, reason, withContact, despite }
    const answer = await eraseTraveller(booking.kind, input).catch((): EraseOutcome => ({ kind: 'unknown' }))
    setSending(false)
    if (answer.kind === 'erased') {
      return props.onErased(
        `${name} is erased in ${reference}. The booking and its money are unchanged; the change log records it.`,
        'ok',
      )
    }
    if (answer.kind === 'erased-here') {
      return props.onErased(
        `Erased here only: this booking service cannot erase, so its record still names ${name}. ${answer.how}`,
        'held',
      )
    }
    if (answer.kind === 'session') raiseSessionExpired()
    // Asked a second time, the person confirms again.
    setDespite(false)
    setOutcome(answer)
  }

  return (
    <Dialog
      title={`Erase ${name}?`}
      open
      onOpenChange={(open) => !open && props.onClose()}
      initialFocus={keep}
      actions={
        <>
          <Button ref={keep} onClick={props.onClose}>
            Keep
          </Button>
          <BlockableButton
            variant="danger"
            pending={sending}
            disabledReason={missing({ typed, reference, uuid: booking.reference, reason, because, despite })}
            onClick={() => void erase()}
          >
            Erase for good
          </BlockableButton>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>{`Name, birth date, document numbers and answers of ${name} in this booking are erased for good and cannot be restored. The booking, its payments and its documents stay.`}</p>
        <TextField
          label={`Type ${reference} to confirm`}
          code
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={100}
        />
        <TextField
          label="Reason"
          hint="For the change log, which is kept for good: no names."
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          maxLength={REASON_MAX}
        />
        <Checkbox checked={withContact} onChange={(event) => setWithContact(event.target.checked)}>
          Phone, e-mail and notes of the booking too
        </Checkbox>
        {because !== null && (
          <>
            <ActNotice tone="held">{`${because} Nothing was erased yet.`}</ActNotice>
            <Checkbox checked={despite} onChange={(event) => setDespite(event.target.checked)}>
              Erase anyway
            </Checkbox>
          </>
        )}
        {outcome?.kind === 'refused' && <ActNotice tone="bad">{outcome.message}</ActNotice>}
        {outcome?.kind === 'unknown' && (
          <ActNotice tone="held">
            No clear answer came back. Erase again: doing it twice changes nothing.
          </ActNotice>
        )}
      </div>
    </Dialog>
  )
}

/** Why the erasure cannot be confirmed yet; undefined if it can. */
function missing(form: {
  typed: string
  reference: string
  uuid: string
  reason: string
  because: string | null
  despite: boolean
}): string | undefined {
  const typed = form.typed.trim().toUpperCase()
  if (typed !== form.reference.toUpperCase() && typed !== form.uuid.toUpperCase()) {
    return 'Type the reference first'
  }
  if (typedText(form.reason).length < REASON_MIN) return 'Give a reason first'
  if (form.because !== null && !form.despite) return 'Confirm to erase anyway'
  return undefined
}
