'use client'

import type { BaseUIEvent } from '@base-ui/react/types'
import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { NO_LETTERS, typedChoice, type TypedOption } from './typed-choice.ts'

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
    const letters = typed.current.letters + key
    return options.some(({ label }) => label.toLowerCase().startsWith(letters))
  }

  return { onKeyDown, onBlur: () => void (typed.current = NO_LETTERS) }
}
