'use client'

import { useRef, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextSpan } from '../ui/text-span.tsx'

/**
 * Asks before all sessions of a person at the desk are ended, and says which stay. The safe answer has the
 * focus.
 */
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
      <p>
        <TextSpan>{props.children}</TextSpan>
      </p>
      <p className="mt-2 text-ink2">
        Sessions and access tokens that other programs got from the booking service with this account stay
        valid. The service has no call that ends them: it ends them after a time, or once the account gets a
        new secret.
      </p>
    </Dialog>
  )
}
