'use client'

import { useState, type SubmitEvent } from 'react'
import { plural } from '../../lib/plural.ts'
import type { StudioView } from '../../lib/studio/studio-view.ts'
import { resetMyOffice } from '../../server/studio/actions.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { StudioAct } from './use-studio-act.ts'

/** Says what a reset deletes, and requires the office's id to be typed. */
export function ResetDialog(props: { view: StudioView; act: StudioAct; blocked: string | undefined }) {
  const { view, act } = props
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const matches = typed.trim() === view.officeId

  function change(next: boolean) {
    setOpen(next)
    setTyped('')
    setTried(false)
  }
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (!matches) return
    const outcome = await act.run('reset', () => resetMyOffice(typed))
    if (outcome?.kind === 'done' || outcome?.kind === 'session') change(false)
  }
  return (
    <>
      <BlockableButton variant="danger" disabledReason={props.blocked} onClick={() => change(true)}>
        Reset office
      </BlockableButton>
      <Dialog title={`Reset ${view.officeId}?`} open={open} onOpenChange={change}>
        <form
          method="post"
          onSubmit={(event) => void submit(event)}
          noValidate
          className="flex flex-col gap-4"
        >
          <Losses kept={view.kept} />
          <TextField
            label={`Type ${view.officeId} to confirm`}
            code
            value={typed}
            error={isTried && !matches ? `This is not ${view.officeId}` : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          {act.failed?.name === 'reset' && (
            <p role="alert" className="text-bad">
              {act.failed.message}
            </p>
          )}
          <div className="flex justify-end gap-2">
            <Button onClick={() => change(false)}>Keep it</Button>
            <Button type="submit" variant="danger" pending={act.pending === 'reset'}>
              Reset the office
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}

/** What the office loses, and what stays. */
function Losses({ kept }: { kept: StudioView['kept'] }) {
  return (
    <div>
      <p>This cannot be undone, and everybody in the office loses:</p>
      <ul className="mt-2 list-disc pl-5 text-ink2">
        <li>
          {`every booking of the office at the booking service, held and ticketed; here ${plural(kept.bookings, 'booking')} and ${plural(kept.drafts, 'draft')}`}
        </li>
        <li>wallet movements (reset to the opening balance)</li>
        <li>the clock advance and all armed scenarios</li>
      </ul>
      <p className="mt-2 text-ink2">
        People, sessions, saved views, settings, the audit log and the faults stay.
      </p>
    </div>
  )
}
