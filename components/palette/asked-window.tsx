'use client'

import { Dialog } from '@base-ui/react/dialog'
import type { Route } from 'next'
import type { CopiedText } from '../copied/copied-text.ts'
import { useWindowFocus } from '../ui/use-window-focus.ts'
import { WindowBackdrop } from '../ui/window-parts.tsx'
import { CopiedForm } from './copied-form.tsx'
import type { RequestDraft } from './request-draft.ts'
import { RequestForm } from './request-form.tsx'

/** What is shown in fields: a typed request, or what a copied text asks for. */
export type Asked = { request: RequestDraft } | { copied: CopiedText }

/** The window after the palette: what was typed or pasted there, in the fields of its search. */
export function AskedWindow(props: {
  asked: Asked
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Office time at rendering, ISO 8601 UTC. */
  serverNow: string
  /** Called with the address of the results. */
  onSearch: (href: Route) => void
}) {
  const { asked, serverNow, onSearch } = props
  const focus = useWindowFocus(props.open, null)
  return (
    <Dialog.Root open={props.open} onOpenChange={(open) => props.onOpenChange(open)}>
      <Dialog.Portal>
        <WindowBackdrop />
        <Dialog.Popup
          {...focus}
          className="popup fixed inset-x-0 top-[12vh] z-40 mx-auto w-[min(1180px,calc(100vw-16px))] overflow-hidden"
        >
          <Dialog.Title className="sr-only">Search</Dialog.Title>
          {'copied' in asked ? (
            <CopiedForm copied={asked.copied} serverNow={serverNow} onSearch={onSearch} />
          ) : (
            <RequestForm request={asked.request} serverNow={serverNow} onSearch={onSearch} />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
