'use client'

import { useRef, useState, type ReactNode } from 'react'
import {
  REASON_MAX,
  REASON_MIN,
  type EraseOutcome,
  type EraseSavedOutcome,
} from '../../lib/traveller/found-traveller.ts'
import type { EraseClientOutcome } from '../../lib/client/client.ts'
import type { EraseEverywhereOutcome } from '../../lib/traveller/erase-everywhere.ts'
import { typedText } from '../../lib/typed-text.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TextSpan } from '../ui/text-span.tsx'

/** Sends an erasure and holds its outcome; one whose answer is lost has an unknown one. */
export function useErasure<
  Outcome extends EraseOutcome | EraseSavedOutcome | EraseEverywhereOutcome | EraseClientOutcome,
>(erase: () => Promise<Outcome>) {
  const [sending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | { kind: 'unknown' } | null>(null)

  async function send(): Promise<Outcome | { kind: 'unknown' }> {
    setSending(true)
    const answer = await erase().catch(() => ({ kind: 'unknown' }) as const)
    setSending(false)
    if (answer.kind === 'session') raiseSessionExpired()
    setOutcome(answer)
    return answer
  }

  return { sending, outcome, send }
}

/**
 * The question before something about a person is erased for good. The safe answer has the focus.
 * @param props.missing why it cannot be confirmed yet; undefined if it can
 */
export function EraseQuestion(props: {
  title: string
  missing: string | undefined
  sending: boolean
  outcome: EraseOutcome | EraseSavedOutcome | EraseEverywhereOutcome | EraseClientOutcome | null
  onErase: () => void
  onClose: () => void
  children: ReactNode
}) {
  const { outcome, onClose } = props
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={props.title}
      open
      onOpenChange={(open) => !open && onClose()}
      initialFocus={keep}
      actions={
        <>
          <Button ref={keep} onClick={onClose}>
            Keep
          </Button>
          <BlockableButton
            variant="danger"
            pending={props.sending}
            disabledReason={props.missing}
            onClick={props.onErase}
          >
            Erase for good
          </BlockableButton>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <TextSpan>{props.children}</TextSpan>
        {outcome?.kind === 'refused' && <ActNotice tone="bad">{outcome.message}</ActNotice>}
        {outcome?.kind === 'gone' && (
          <ActNotice tone="held">
            Not found in this office: it may have been erased before. Nothing was erased now.
          </ActNotice>
        )}
        {outcome?.kind === 'unknown' && (
          <ActNotice tone="held">
            No clear answer came back. Erase again: doing it twice changes nothing.
          </ActNotice>
        )}
      </div>
    </Dialog>
  )
}

/** The reason of an erasure. */
export function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  return (
    <TextField
      label="Reason"
      hint="For the change log, which is kept for good: no names."
      value={value}
      onChange={(event) => onChange(event.target.value)}
      maxLength={REASON_MAX}
    />
  )
}

/** Asks for a reason; undefined if there is one. */
export function missingReason(reason: string): string | undefined {
  return typedText(reason).length < REASON_MIN ? 'Give a reason first' : undefined
}
