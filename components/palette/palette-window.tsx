'use client'

import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import { typedSoFar } from '../../lib/typed-text.ts'
import { looksCopied } from '../copied/looks-copied.ts'
import { useCopiedPaste } from '../copied/use-copied-paste.ts'
import type { Command } from '../shell/commands.ts'
import { Icon } from '../ui/icon.tsx'
import { Kbd } from '../ui/kbd.tsx'
import type { LoadedApart } from '../ui/loaded-apart.tsx'
import type { Asked } from './asked-window.tsx'
import type { Line, ListProps } from './palette-list.tsx'

const EMPTY: Line = { text: '', isEntered: false, steps: 0 }
const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The field of the palette, and its rows once their code is there. The field is part of the page's own code,
 * so that no letter is lost that is typed right after the key that opens it.
 */
export function PaletteWindow(props: {
  /** The rows below the field, whose code may still be coming. */
  List: LoadedApart<ListProps>
  serverNow: string
  onChoose: (command: Command) => void
  onAsk: (asked: Asked) => void
  onClose: () => void
}) {
  const { List, onAsk, onClose } = props
  const field = useRef<HTMLInputElement>(null)
  const move = useRef<(step: number) => void>(null)
  const [line, setLine] = useState(EMPTY)
  /** The element of the chosen row; null while there is none. */
  const [rowId, setRowId] = useState<string | null>(null)
  const listId = useId()
  useFocusWithin(field)
  const onPaste = useCopiedPaste(props.serverNow, looksCopied, (copied) => {
    onAsk({ copied })
    return true
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = STEPS[event.key]
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter') setLine((now) => ({ ...now, isEntered: true }))
    else if (step === undefined) {
      // The field is the only stop of Tab.
      if (event.key !== 'Tab') return
    } else if (move.current) move.current(step)
    else setLine((now) => ({ ...now, steps: now.steps + step }))
    event.preventDefault()
  }
  return (
    <>
      <div
        className="fixed inset-0 z-40 bg-scrim"
        // The second click of a double click on the button that opened it does not close it.
        onClick={({ detail }) => detail < 2 && onClose()}
      />
      <div
        role="dialog"
        aria-modal="true"
        aria-label="Commands"
        className="popup fixed inset-x-0 top-[12vh] z-40 mx-auto w-[min(560px,calc(100vw-16px))] overflow-hidden"
        onMouseDown={keepFocus}
      >
        <div className="flex items-center gap-2.5 border-b px-4">
          <Icon name="search" className="text-ink3" />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label="Search or type a command"
            aria-autocomplete="list"
            aria-expanded={rowId !== null}
            aria-controls={rowId === null ? undefined : listId}
            aria-activedescendant={rowId ?? undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder="A command, a booking, or a search: AN14JANLONSIN"
            value={line.text}
            onChange={({ currentTarget }) => setLine({ ...EMPTY, text: typedSoFar(currentTarget.value) })}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            className="h-12 min-w-0 flex-1 border-0 bg-transparent text-15 outline-none"
          />
          <Kbd keys="Esc" />
        </div>
        <List
          open
          serverNow={props.serverNow}
          onChoose={props.onChoose}
          onAsk={onAsk}
          onOpenChange={onClose}
          id={listId}
          line={line}
          onAnswered={() => setLine((now) => ({ ...now, isEntered: false }))}
          moveRef={move}
          onRow={setRowId}
        />
      </div>
    </>
  )
}

/** Focuses the field with the first render; gives the focus back when the window closes. */
function useFocusWithin(field: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement
    const input = field.current
    input?.focus()
    return () => {
      // If a command has moved the focus on, it stays there.
      const isHere = document.activeElement === input || document.activeElement === document.body
      if (isHere && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [field])
}

/** A press anywhere else in the window leaves the focus in the field. */
function keepFocus(event: MouseEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
}
