'use client'

import { useRef, useState } from 'react'
import { nameCase } from '../../lib/booking/name-case.ts'
import {
  REASON_MAX,
  REASON_MIN,
  type EraseSavedOutcome,
  type SavedPerson,
} from '../../lib/traveller/found-traveller.ts'
import { eraseSavedTraveller } from '../../server/traveller/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { savedPersonText } from './saved-person-row.tsx'
import { typedText } from '../../lib/typed-text.ts'

/** Asks for a reason before a saved traveller is erased. The safe answer has the focus. */
export function EraseSavedDialog(props: {
  name: string
  saved: SavedPerson
  onClose: () => void
  onErased: (text: string) => void
}) {
  const name = nameCase(props.name)
  const keep = useRef<HTMLButtonElement>(null)
  const [reason, setReason] = useState('')
  const [sending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<EraseSavedOutcome | null>(null)

  async function erase() {
    setSending(true)
    const answer = await eraseSavedTraveller(props.saved.id, reason).catch((): EraseSavedOutcome => ({
      kind: 'unknown',
    }))
    setSending(false)
    if (answer.kind === 'erased') {
      return props.onErased(`The saved details of ${name} are erased. The change log records it.`)
    }
    if (answer.kind === 'session') raiseSessionExpired()
    setOutcome(answer)
  }

  return (
    <Dialog
      title={`Erase the saved details of ${name}?`}
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
            disabledReason={typedText(reason).length < REASON_MIN ? 'Give a reason first' : undefined}
            onClick={() => void erase()}
          >
            Erase for good
          </BlockableButton>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          {`${savedPersonText(props.saved)}. Everything that is saved for the next booking is erased for good. Bookings are unchanged: erase the person in each of them as well.`}
        </p>
        <TextField
          label="Reason"
          hint="For the change log, which is kept for good: no names."
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          maxLength={REASON_MAX}
        />
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
