'use client'

import { useId, useState } from 'react'
import type { TripPageView } from '../../lib/trip/trip.ts'
import { ClientField } from '../client/client-field.tsx'
import { AnsweredForm } from '../ui/answered-form.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { TripActs } from './use-trip-acts.ts'

/** Asks for the client of a trip; an emptied field takes it off. Each opening asks anew. */
export function TripClientDialog(props: {
  client: TripPageView['client']
  acts: TripActs
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { client, acts, open, onOpenChange } = props
  const form = useId()
  const [value, setValue] = useState<{ id: string; name: string } | null>(client)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setValue(client)
  }
  async function save() {
    if (await acts.setClient(value?.id ?? null)) onOpenChange(false)
  }
  return (
    <Dialog
      title="Client of the trip"
      open={open}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>Not now</Button>
          <Button variant="primary" type="submit" form={form} pending={acts.busy === 'client'}>
            Save
          </Button>
        </>
      }
    >
      <AnsweredForm id={form} noValidate onSubmit={() => void save()}>
        <ClientField
          label="Client"
          value={value}
          onChoose={setValue}
          hint="Offers collected from now on get the client's markup. Empty for none."
          autoFocus
        />
      </AnsweredForm>
    </Dialog>
  )
}
