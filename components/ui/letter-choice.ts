'use client'

import type { BaseUIEvent } from '@base-ui/react/types'
import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { foldText } from '../../text/fold-text.ts'
import { textForms } from '../../text/text-forms.ts'

/**
 * Letters that are typed on a select: closed, they choose; open, they move the focus to the option. In
 * place of the library's own, which starts a word anew after a pause, goes on from what is chosen, and
 * knows labels alone.
 */
export function useLetterChoice<Value extends string>(props: {
  options: readonly (TypedOption & { value: Value })[]
  value: Value | null
  onValueChange: (value: Value) => void
  disabled?: boolean | undefined
  open: boolean
  popup: RefObject<HTMLElement | null>
}) {
  const { options, open, popup } = props
  const typed = useRef(NO_LETTERS)

  function onKeyDown(event: BaseUIEvent<KeyboardEvent>) {
    if (props.disabled || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing)
      return
    if (event.key.length !== 1 || (event.key === ' ' && !goesOn(' '))) {
      if (event.key !== 'Shift') typed.current = NO_LETTERS
      return
    }
    event.preventDefault()
    event.preventBaseUIHandler()
    const items = [...(popup.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    const now = open
      ? items.indexOf(document.activeElement as HTMLElement)
      : options.findIndex(({ value }) => value === props.value)
    const next = typedChoice(options, typed.current, event.key, event.timeStamp, now)
    typed.current = next.typed
    const option = options[next.index]
    if (option === undefined) return
    if (open) items[next.index]?.focus()
    else if (option.value !== props.value) props.onValueChange(option.value)
  }

  function goesOn(key: string): boolean {
    const letters = `${foldText(typed.current.letters)}${key}`
    return options.some(({ label }) => textForms(label).some((form) => form.startsWith(letters)))
  }

  return { onKeyDown, onBlur: () => void (typed.current = NO_LETTERS) }
}

/** An option that can be found by typing: by its label, or by other words for it. */
export type TypedOption = { label: string; words?: readonly string[] | undefined }

/** The letters that were typed into a list so far, and when the last of them was, in milliseconds. */
type TypedLetters = { letters: string; at: number }

/** Nothing typed yet. */
export const NO_LETTERS: TypedLetters = { letters: '', at: 0 }

/** After this pause a letter that begins another option is taken as the first of it. */
const PAUSE_MS = 1000

/**
 * The option that a typed letter leads to. A word that is typed in full wins over one that only begins so:
 * `mr` is Mr and `mrs` is Mrs. Letters belong together however slowly they are typed, unless after a pause
 * one of them begins another option. The same letter again goes to the next option that begins with it.
 * @param chosen index of the option that is chosen now; -1 for none
 * @returns the letters to go on with, and the index of the option; -1 where none has such a word
 */
export function typedChoice(
  options: readonly TypedOption[],
  typed: TypedLetters,
  key: string,
  at: number,
  chosen: number,
): { typed: TypedLetters; index: number } {
  const letter = key.toLowerCase()
  const together = typed.letters + letter
  const tries = at - typed.at > PAUSE_MS ? [letter, together] : [together, letter]
  for (const letters of tries) {
    const after = letters === letter && typed.letters === letter ? chosen : -1
    const index = indexOf(options, letters, after)
    if (index !== -1) return { typed: { letters, at }, index }
  }
  return { typed: { ...typed, at }, index: -1 }
}

function indexOf(options: readonly TypedOption[], letters: string, after: number): number {
  const folded = foldText(letters)
  if (folded === '') return -1
  const words = options.map(({ label, words: others = [] }) => [label, ...others].flatMap(textForms))
  const exact = words.findIndex((own) => own.includes(folded))
  if (exact !== -1) return exact
  const begins = (own: readonly string[] | undefined) => own?.some((word) => word.startsWith(folded)) === true
  const next = words.findIndex((own, index) => index > after && begins(own))
  return next !== -1 ? next : words.findIndex(begins)
}
