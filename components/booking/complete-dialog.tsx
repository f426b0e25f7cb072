'use client'

import { useRef, type ReactElement } from 'react'
import { useRestWhileAway } from '../shell/service-away.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CompleteFacts, CompleteLabel, completeTitle, type AskedHold } from './complete-facts.tsx'

/** Asks once before a hold is ticketed or confirmed; Enter says yes. The amount is on the button. */
export function CompleteDialog(props: {
  hold: AskedHold
  /** The booking in a few words, where the screen behind does not say it. */
  about?: string | undefined
  serverNow: string
  open: boolean
  pending?: boolean
  onOpenChange: (open: boolean) => void
  onConfirm: () => void
  /** Where an admin says why they act on a colleague's booking; null if they need not. */
  reasonField: ReactElement | false | null
}) {
  const main = useRef<HTMLButtonElement>(null)
  const { hold, pending = false } = props
  const away = useRestWhileAway()
  return (
    <Dialog
      title={completeTitle(hold)}
      description={props.about}
      size="small"
      open={props.open}
      onOpenChange={props.onOpenChange}
      locked={pending}
      initialFocus={main}
      actions={
        <>
          <Button disabled={pending} onClick={() => props.onOpenChange(false)}>
            Not now
          </Button>
          <BlockableButton
            ref={main}
            variant="primary"
            keys="Enter"
            pending={pending}
            disabledReason={away}
            onClick={() => props.onConfirm()}
          >
            <CompleteLabel hold={hold} />
          </BlockableButton>
        </>
      }
    >
      <CompleteFacts hold={hold} serverNow={props.serverNow} />
      {props.reasonField}
    </Dialog>
  )
}
