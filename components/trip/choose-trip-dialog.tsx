'use client'

import { useId, useState } from 'react'
import { AnsweredForm } from '../ui/answered-form.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TripField, type ChosenTrip } from './trip-field.tsx'

type ChooseTripProps = {
  title: string
  /** The word of the button that takes the choice. */
  action: string
  /** What is chosen at each opening. */
  first: ChosenTrip | null
  /** True: an emptied field is a choice too. */
  mayBeNone?: boolean
  pending?: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Answers why it was not done; null once it is. */
  onChoose: (trip: ChosenTrip | null) => Promise<string | null>
}

/** Asks for a trip of the office. */
export function ChooseTripDialog(props: ChooseTripProps) {
  const form = useId()
  const { open, onOpenChange, first } = props
  const [value, setValue] = useState(first)
  const [problem, setProblem] = useState<string | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setValue(first)
    setProblem(null)
  }
  async function take() {
    if (value === null && !props.mayBeNone) return setProblem('Choose a trip.')
    const refusal = await props.onChoose(value)
    setProblem(refusal)
    if (refusal === null) onOpenChange(false)
  }
  return (
    <Dialog
      title={props.title}
      open={open}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>Not now</Button>
          <Button variant="primary" type="submit" form={form} pending={props.pending ?? false}>
            {props.action}
          </Button>
        </>
      }
    >
      <AnsweredForm id={form} noValidate onSubmit={() => void take()}>
        <TripField
          label="Trip"
          value={value}
          onChoose={(next) => {
            setProblem(null)
            setValue(next)
          }}
          {...(props.mayBeNone && { hint: 'Empty for all bookings.' })}
          error={problem ?? undefined}
          autoFocus
        />
      </AnsweredForm>
    </Dialog>
  )
}
