'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { CloseOutcome } from '../../lib/accounts/accounts-view.ts'
import { monthAfter, monthName, type Month } from '../../lib/accounts/month.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import { plural } from '../../lib/plural.ts'
import { typedText } from '../../lib/typed-text.ts'
import { closeAccountMonth } from '../../server/accounts/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'

/** Asks before a month is closed for good: its name is typed, a reason may be given. */
export function CloseDialog(props: { month: Month; differenceCount: number; onClose: () => void }) {
  const { month, differenceCount, onClose } = props
  const name = monthName(month)
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [sending, setSending] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const router = useRouter()
  const isTyped = typed.trim().toLowerCase() === name.toLowerCase()

  async function close() {
    setSending(true)
    const outcome = await closeAccountMonth({ month, typed, reason: typedText(reason) || null }).catch(
      (): CloseOutcome => ({ kind: 'refused', message: `${DESK_AWAY}. It may or may not have worked.` }),
    )
    setSending(false)
    if (outcome.kind === 'session') return raiseSessionExpired()
    if (outcome.kind === 'refused') return setMessage(outcome.message)
    onClose()
    router.refresh()
  }

  return (
    <Dialog
      title={`Close ${name}?`}
      open
      onOpenChange={(open) => !open && onClose()}
      initialFocus={field}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <BlockableButton
            variant="primary"
            pending={sending}
            disabledReason={isTyped ? undefined : `Type ${name} first`}
            onClick={() => void close()}
          >
            Close month
          </BlockableButton>
        </>
      }
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (isTyped && !sending) void close()
        }}
      >
        <p>{`Its figures stay as they are for good. What changes later stands in ${monthName(monthAfter(month))} as a correction.`}</p>
        {differenceCount > 0 && (
          <ActNotice tone="held">{`${plural(differenceCount, 'difference')} from the statement will be kept with the month.`}</ActNotice>
        )}
        <TextField
          ref={field}
          label={`Type ${name} to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={40}
        />
        <TextField
          label="Reason (optional)"
          hint="For the change log, which is kept for good: no names."
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          maxLength={200}
        />
        {message !== null && <ActNotice tone="bad">{message}</ActNotice>}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      </form>
    </Dialog>
  )
}
