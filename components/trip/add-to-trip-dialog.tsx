'use client'

import { useId, useState } from 'react'
import { AnsweredForm } from '../ui/answered-form.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useCurrentTrip } from './current-trip.tsx'
import { TripField, type ChosenTrip } from './trip-field.tsx'

type AddToTripProps = {
  pending: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Answers why it was not done; null once it is. */
  onAdd: (trip: ChosenTrip) => Promise<string | null>
}

/** Asks for the trip of a booking. Each opening offers the trip that the person collects into. */
export function AddToTripDialog(props: AddToTripProps) {
  const form = useId()
  const current = useCurrentTrip()
  const { open, onOpenChange } = props
  const [value, setValue] = useState<ChosenTrip | null>(current)
  const [problem, setProblem] = useState<string | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setValue(current)
    setProblem(null)
  }
  async function save() {
    if (value === null) return setProblem('Choose a trip.')
    const refusal = await props.onAdd(value)
    setProblem(refusal)
    if (refusal === null) onOpenChange(false)
  }
  return (
    <Dialog
      title="Add to a trip"
      open={open}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>Not now</Button>
          <Button variant="primary" type="submit" form={form} pending={props.pending}>
            Add
          </Button>
        </>
      }
    >
      <AnsweredForm id={form} noValidate onSubmit={() => void save()}>
        <TripField
          label="Trip"
          value={value}
          onChoose={(next) => {
            setProblem(null)
            setValue(next)
          }}
          error={problem ?? undefined}
          autoFocus
        />
      </AnsweredForm>
    </Dialog>
  )
}
