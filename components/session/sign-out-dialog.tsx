'use client'

import { useRef, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Asks before sessions are ended. The safe answer has the focus. */
export function SignOutDialog(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  confirm: string
  onConfirm: () => void
  children: ReactNode
}) {
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={props.title}
      open={props.open}
      onOpenChange={props.onOpenChange}
      initialFocus={keep}
      size="small"
      actions={
        <>
          <Button ref={keep} onClick={() => props.onOpenChange(false)}>
            Not now
          </Button>
          <Button variant="danger" onClick={props.onConfirm}>
            {props.confirm}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
