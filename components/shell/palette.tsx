'use client'

import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import type { BaseUIEvent } from '@base-ui/react/types'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { formatDay, type CalendarDate } from '../../lib/dates.ts'
import { Icon } from '../ui/icon.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { optionClass } from '../ui/option-class.ts'
import { useWindowFocus } from '../ui/use-window-focus.ts'
import { afterRt, crypticHref, NOT_HERE, parseEntry, type TypedEntry } from './cryptic.ts'
import { useCurrentCommands, type Command } from './commands.ts'
import { useFoundBookings } from './use-found-bookings.ts'
import { typedSoFar } from '../../lib/typed-text.ts'

/**
 * A dialog that finds every available command by typing, and bookings of the office by whatever finds them; a
 * typed availability entry becomes a flight search.
 */
export function Palette(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  onRun: (command: Command) => void
  /** The first date that is not past everywhere. */
  first: CalendarDate
}) {
  const focus = useWindowFocus(props.open, null)
  return (
    <Dialog.Root open={props.open} onOpenChange={(open) => props.onOpenChange(open)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          {...focus}
          className="popup fixed inset-x-0 top-[12vh] z-40 mx-auto w-[min(560px,calc(100vw-16px))] overflow-hidden"
        >
          <Dialog.Title className="sr-only">Commands</Dialog.Title>
          <PaletteList
            first={props.first}
            onChoose={(command) => {
              props.onOpenChange(false)
              props.onRun(command)
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PaletteList({ first, onChoose }: { first: CalendarDate; onChoose: (command: Command) => void }) {
  const [typed, setTyped] = useState('')
  const [highlightedId, setHighlightedId] = useState<string>()
  const commands = useCurrentCommands().filter(
    (command) => command.id !== 'palette' && command.when?.() !== false,
  )
  const entry = parseEntry(typed, first)
  const bookings = useFoundBookings(
    entry === undefined ? typed : entry.kind === 'find' ? entry.text : '',
    entry === undefined ? afterRt(typed) : '',
  )
  const shownCommands = [
    ...(entry ? commandsOfEntry(entry, commands) : findCommands(commands, typed)),
    ...bookings.commands,
  ]
  const chosen = shownCommands.find(({ id }) => id === highlightedId) ?? shownCommands[0]
  const waits = bookings.searching && (chosen === undefined || bookings.commands.includes(chosen))
  const enter = useEnter(waits, chosen, onChoose)
  return (
    <Autocomplete.Root
      open
      inline
      items={shownCommands}
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
          placeholder="A command, a booking, or AN14JANLONSIN"
          className="h-12 flex-1 border-0 bg-transparent text-15 outline-none"
        />
        <Kbd keys="Esc" />
      </div>
      <Autocomplete.Empty className="px-4 text-ink2 not-empty:py-6">
        {bookings.searching ? 'Looking for bookings' : noneText(entry)}
      </Autocomplete.Empty>
      <Autocomplete.List className="max-h-[min(400px,60vh)] overflow-y-auto p-1 empty:hidden">
        {(command: Command) => (
          <CommandItem key={command.id} command={command} onChoose={() => onChoose(command)} />
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
  return 'No matches. An availability entry looks like AN14JANLONSIN/28JAN.'
}

/** The commands of a typed entry: one, or none where the entry does not apply. */
function commandsOfEntry(entry: TypedEntry, commands: readonly Command[]): Command[] {
  switch (entry.kind) {
    case 'availability': {
      const { availability } = entry
      const days = [availability.departDate, availability.returnDate]
        .filter((day) => day !== undefined)
        .map((day) => formatDay(day))
      const label = `${availability.origin} to ${availability.destination}, ${days.join(' – ')}`
      return [{ id: 'cryptic', label, group: 'Search', href: crypticHref(availability) }]
    }
    case 'row': {
      const { row } = entry
      const command = commands.find((one) => one.entry === 'SS' && one.hasRow?.(row) !== false)
      if (!command) return []
      const { group, id } = command
      return [{ id, label: `Choose row ${row}`, group, run: () => command.choose?.(row) }]
    }
    case 'act':
      return commands.filter((command) => command.entry === entry.code).slice(0, 1)
    case 'find':
      return []
  }
}

/** Every typed word must begin a word of the command. */
function findCommands(commands: readonly Command[], typed: string): Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter((command) => {
    if (command.choose) return false
    const labelWords = `${command.label} ${command.group} ${command.words ?? ''}`.toLowerCase().split(/\s+/)
    return words.every((word) => labelWords.some((candidate) => candidate.startsWith(word)))
  })
}
