'use client'

import { cloneElement, useState, type ComponentProps, type KeyboardEvent, type ReactElement } from 'react'
import type { HandOver } from './hand-over.ts'
import type { SelectProps } from './select-props.ts'

const OPENING = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])
/** Letters that follow one another faster belong to one word. */
const WORD_PAUSE_MS = 750

/**
 * A select before its list is there: letters choose at once, and that the list was asked for is kept.
 * @param props.onAsked told true when the list is to open, false when it no longer is
 */
export function PlainSelect<Value extends string>({
  select,
  trigger,
  give,
  onAsked,
}: {
  select: SelectProps<Value>
  trigger: ReactElement<ComponentProps<'button'>>
  give: HandOver['give']
  onAsked: (asked: boolean) => void
}) {
  const [wordWith] = useState(typedWord)

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, altKey, metaKey, timeStamp } = event
    if (ctrlKey || altKey || metaKey) return
    if (OPENING.has(key)) {
      event.preventDefault()
      onAsked(true)
    } else if (key === 'Escape') onAsked(false)
    else if (key.length === 1) {
      const word = wordWith(key.toLowerCase(), timeStamp)
      const found = select.options.find(({ label }) => label.toLowerCase().startsWith(word))
      if (found) select.onValueChange(found.value)
    }
  }

  return cloneElement(trigger, {
    ref: give,
    onClick: () => onAsked(true),
    onKeyDown,
    onBlur: () => onAsked(false),
  })
}

/** What letters that come one after another make; after a pause a word begins anew. */
function typedWord() {
  let word = { text: '', at: 0 }
  return (letter: string, at: number) => {
    word = { text: (at - word.at < WORD_PAUSE_MS ? word.text : '') + letter, at }
    return word.text
  }
}
