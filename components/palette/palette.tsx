'use client'

import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import type { BaseUIEvent } from '@base-ui/react/types'
import type { Route } from 'next'
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { IgnoredKeys } from '../keys/ignored-keys.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { optionClass } from '../ui/option-class.ts'
import { useWindowFocus } from '../ui/use-window-focus.ts'
import { NOT_HERE, type TypedEntry } from './entry.ts'
import type { Command } from '../shell/commands.ts'
import type { CopiedText } from '../copied/copied-text.ts'
import { rememberLine } from './macros.ts'
import type { RequestDraft } from './request-draft.ts'
import { usePaletteRows } from './use-palette-rows.ts'
import { typedSoFar } from '../../lib/typed-text.ts'

const RequestForm = lazy(() =>
  import('./request-form.tsx').then((module) => ({ default: module.RequestForm })),
)
const CopiedForm = lazy(() => import('./copied-form.tsx').then((module) => ({ default: module.CopiedForm })))

/**
 * A dialog that finds every available command by typing, and bookings of the office by whatever finds them. A
 * typed request becomes a search; what is missing in it is asked for here.
 */
export function Palette(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  onRun: (command: Command) => void
  /** Office time at rendering, ISO 8601 UTC. */
  serverNow: string
}) {
  const focus = useWindowFocus(props.open, null)
  const [asked, setAsked] = useState<Asked | null>(null)
  if (asked !== null && !props.open) setAsked(null)
  const run = (command: Command) => {
    props.onOpenChange(false)
    props.onRun(command)
  }
  return (
    <Dialog.Root open={props.open} onOpenChange={(open) => props.onOpenChange(open)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          {...focus}
          className={cx(
            'popup fixed inset-x-0 top-[12vh] z-40 mx-auto overflow-hidden',
            asked === null ? 'w-[min(560px,calc(100vw-16px))]' : 'w-[min(1180px,calc(100vw-16px))]',
          )}
        >
          <Dialog.Title className="sr-only">{asked === null ? 'Commands' : 'Search'}</Dialog.Title>
          {asked === null ? (
            <PaletteList
              serverNow={props.serverNow}
              onChoose={run}
              onAsk={(request) => setAsked({ request })}
              onCopied={(copied) => setAsked({ copied })}
            />
          ) : (
            <Suspense fallback={<IgnoredKeys />}>
              <AskedForm
                asked={asked}
                serverNow={props.serverNow}
                onSearch={(href) => run({ id: 'request', label: '', group: '', href })}
              />
            </Suspense>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** What is shown in fields: a typed request, or what a copied text asks for. */
type Asked = { request: RequestDraft } | { copied: CopiedText }

function AskedForm(props: { asked: Asked; serverNow: string; onSearch: (href: Route) => void }) {
  const { asked, ...rest } = props
  return 'copied' in asked ? (
    <CopiedForm copied={asked.copied} {...rest} />
  ) : (
    <RequestForm request={asked.request} {...rest} />
  )
}

type ListProps = {
  serverNow: string
  onChoose: (command: Command) => void
  onAsk: (request: RequestDraft) => void
  /** Called with what was recognised in a text that was pasted. */
  onCopied: (copied: CopiedText) => void
}

function PaletteList({ serverNow, onChoose, onAsk, onCopied }: ListProps) {
  const [typed, setTyped] = useState('')
  const [highlightedId, setHighlightedId] = useState<string>()
  const { rows, asks, entry, searching, waitsFor, readCopied } = usePaletteRows(typed, serverNow)
  const chosen = rows.find(({ id }) => id === highlightedId) ?? rows[0]
  const choose = (command: Command) => {
    const asked = asks(command)
    if (command.group !== 'Macros') rememberLine(typed)
    if (asked) onAsk(asked)
    else onChoose(command)
  }
  const enter = useEnter(waitsFor(chosen), chosen, choose)
  return (
    <Autocomplete.Root
      open
      inline
      items={rows}
      mode="none"
      filter={null}
      autoHighlight="always"
      keepHighlight
      value={typed}
      onValueChange={(text) => {
        setTyped(typedSoFar(text))
        setHighlightedId(undefined)
        enter.forget()
      }}
      // The id alone: a typed entry is a new command in every render.
      onItemHighlighted={(command: Command | undefined) => setHighlightedId(command?.id)}
      itemToStringValue={(command: Command) => command.label}
    >
      <div className="flex items-center gap-2.5 border-b px-4">
        <Icon name="search" className="text-ink3" />
        <Autocomplete.Input
          aria-label="Search or type a command"
          // The highlight updates a moment after the text, so Enter does not rely on it.
          onKeyDown={enter.onKeyDown}
          onPaste={(event) => {
            const copied = readCopied(event.clipboardData.getData('text/plain'))
            if (!copied) return
            event.preventDefault()
            onCopied(copied)
          }}
          placeholder="A command, a booking, or a search: AN14JANLONSIN"
          className="h-12 flex-1 border-0 bg-transparent text-15 outline-none"
        />
        <Kbd keys="Esc" />
      </div>
      <Autocomplete.Empty className="px-4 text-ink2 not-empty:py-6">
        {searching ?? noneText(entry)}
      </Autocomplete.Empty>
      <Autocomplete.List className="max-h-[min(400px,60vh)] overflow-y-auto p-1 empty:hidden">
        {(command: Command) => (
          <CommandItem key={command.id} command={command} onChoose={() => choose(command)} />
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  )
}

function CommandItem({ command, onChoose }: { command: Command; onChoose: () => void }) {
  return (
    <Autocomplete.Item value={command} className={optionClass} onClick={onChoose}>
      <span className="w-24 shrink-0 truncate text-12 text-ink3">{command.group}</span>
      <span className="min-w-0 flex-1">{command.label}</span>
      {command.keys && <Kbd keys={command.keys} />}
    </Autocomplete.Item>
  )
}

/**
 * Enter chooses a command. While the list may still show what an earlier text found, it chooses once the
 * bookings for this text are there.
 */
function useEnter(waits: boolean, chosen: Command | undefined, onChoose: (command: Command) => void) {
  const isPressed = useRef(false)
  useEffect(() => {
    if (!isPressed.current || waits) return
    isPressed.current = false
    if (chosen) onChoose(chosen)
  })
  return {
    onKeyDown: (event: BaseUIEvent<KeyboardEvent>) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
      event.preventBaseUIHandler()
      // Otherwise the form that the row opens takes the same press for its own.
      event.preventDefault()
      if (waits) isPressed.current = true
      else if (chosen) onChoose(chosen)
    },
    forget: () => {
      isPressed.current = false
    },
  }
}

function noneText(entry: TypedEntry | undefined): string {
  if (entry?.kind === 'row') return NOT_HERE.SS
  if (entry?.kind === 'act') return NOT_HERE[entry.code]
  return 'No matches. A search looks like AN14JANLONSIN*28JAN/2A, or london singapore 14 jan.'
}
