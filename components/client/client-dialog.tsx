'use client'

import { useId, useState } from 'react'
import type { ClientOfBooking, ClientOfBookingOutcome } from '../../lib/booking/client-of-booking.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import { setClientOfBooking } from '../../server/booking/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { AnsweredForm } from '../ui/answered-form.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { ClientField } from './client-field.tsx'

type ClientDialogProps = {
  reference: string
  client: ClientOfBooking | null
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called once it is set: the booking is to be read again. */
  onDone: () => void
}

/** Asks for the client of a booking; an emptied field takes it off. */
export function ClientDialog(props: ClientDialogProps) {
  const form = useId()
  const { value, choose, pending, problem, send } = useClientChoice(props)
  return (
    <Dialog
      title="Client"
      open={props.open}
      onOpenChange={props.onOpenChange}
      actions={
        <>
          <Button onClick={() => props.onOpenChange(false)}>Not now</Button>
          <Button variant="primary" type="submit" form={form} pending={pending}>
            Save
          </Button>
        </>
      }
    >
      <AnsweredForm id={form} noValidate onSubmit={() => void send()}>
        <ClientField
          label="Client"
          value={value}
          onChoose={choose}
          hint="Month end counts by it, and it is the buyer of the invoice. Empty for none."
          error={problem ?? undefined}
          autoFocus
        />
      </AnsweredForm>
    </Dialog>
  )
}

/** The choice and its sending. Each opening asks anew. */
function useClientChoice({ reference, client, open, onOpenChange, onDone }: ClientDialogProps) {
  const [value, setValue] = useState(client)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setValue(client)
    setProblem(null)
  }

  async function send() {
    if (pending) return
    setPending(true)
    // Setting it again changes nothing, so a second attempt can be made after a lost answer.
    const outcome = await setClientOfBooking(reference, value?.id ?? null).catch(
      (): ClientOfBookingOutcome => ({ kind: 'refused', message: `${DESK_AWAY}. Save again.` }),
    )
    setPending(false)
    if (outcome.kind === 'session') return raiseSessionExpired()
    if (outcome.kind === 'refused') return setProblem(outcome.message)
    onOpenChange(false)
    showToast({
      title: value === null ? 'The booking has no client now' : `Client: ${value.name}`,
      tone: 'ok',
    })
    onDone()
  }

  const choose = (next: ClientOfBooking | null) => {
    setProblem(null)
    setValue(next)
  }
  return { value, choose, pending, problem, send }
}
