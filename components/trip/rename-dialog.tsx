'use client'

import { useRef, useState } from 'react'
import { TRIP_NAME_MAX } from '../../lib/trip/trip.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { TripActs } from './use-trip-acts.ts'

/** Asks for another name of a trip. */
export function RenameDialog(props: {
  name: string
  acts: TripActs
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { acts, onOpenChange } = props
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | undefined>()
  async function save() {
    const name = field.current?.value.trim() ?? ''
    if (name === '') return setProblem('A trip has a name.')
    if (await acts.rename(name)) onOpenChange(false)
  }
  return (
    <Dialog open={props.open} onOpenChange={onOpenChange} title="Rename the trip">
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          ref={field}
          label="Name"
          defaultValue={props.name}
          maxLength={TRIP_NAME_MAX}
          error={problem}
          onChange={() => setProblem(undefined)}
        />
        <div className="flex justify-end">
          <Button type="submit" variant="primary" pending={acts.busy === 'rename'}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
