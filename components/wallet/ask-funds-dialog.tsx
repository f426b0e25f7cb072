'use client'

import { useFundsContact } from '../shell/admins.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { showToast } from '../ui/toast.ts'

/**
 * The message that asks for funds, to copy: the booking service has no such request. Says whom the office has
 * named for it, otherwise its admins.
 */
export function AskFundsDialog(props: {
  text: string
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const contact = useFundsContact()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.text)
      showToast({ title: 'Message copied', tone: 'ok' })
      props.onOpenChange(false)
    } catch {
      showToast({ title: "Couldn't copy. Select the text and copy it." })
    }
  }
  return (
    <Dialog
      title="Ask for funds"
      description={`Send this to ${contact}.`}
      open={props.open}
      onOpenChange={props.onOpenChange}
      actions={
        <>
          <Button onClick={() => props.onOpenChange(false)}>Close</Button>
          <Button variant="primary" onClick={() => void copy()}>
            Copy message
          </Button>
        </>
      }
    >
      <TextArea label="Message" value={props.text} readOnly rows={6} />
    </Dialog>
  )
}
