'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Client, EraseClientOutcome } from '../../lib/client/client.ts'
import { ERASE_WORD } from '../../lib/traveller/erase-everywhere.ts'
import { eraseClientOf } from '../../server/client/actions.ts'
import { EraseQuestion, missingReason, ReasonField, useErasure } from '../traveller/erase-question.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.ts'

/** Asks for a reason and a typed word before a client is erased. */
export function EraseClientDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const router = useRouter()
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const { sending, outcome, send } = useErasure<EraseClientOutcome>(() => eraseClientOf(client.id, reason))
  const isConfirmed = typed.trim().toLowerCase() === ERASE_WORD

  async function erase() {
    const answer = await send()
    if (answer.kind !== 'erased') return
    showToast({ title: 'The client is erased. The change log records it.', tone: 'ok' })
    router.replace('/clients')
  }

  return (
    <EraseQuestion
      title={`Erase ${client.name}?`}
      missing={missingReason(reason) ?? (isConfirmed ? undefined : `Type ${ERASE_WORD} first`)}
      sending={sending}
      outcome={outcome}
      onErase={() => void erase()}
      onClose={onClose}
    >
      <p>
        Contact, address, note and markup are erased for good and cannot be restored. Travellers stay saved,
        and bookings stay without their client: erase a person in them as well.
      </p>
      <ReasonField value={reason} onChange={setReason} />
      <TextField
        label={`Type ${ERASE_WORD} to confirm`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={20}
      />
    </EraseQuestion>
  )
}
