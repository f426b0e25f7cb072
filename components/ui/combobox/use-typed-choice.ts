'use client'

import type { Combobox as Base } from '@base-ui/react/combobox'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAwaits } from '../answered-form.tsx'
import type { ComboboxOption } from './combobox-list.tsx'

/** A text that waits for its answer, and the key that will then take the first option. */
type Awaited = { query: string; by: 'tab' | 'enter' }
type KeyEvent = Parameters<NonNullable<Base.Input.Props['onKeyDown']>>[0]

const TAKES: Readonly<Record<string, Awaited['by']>> = { Tab: 'tab', Enter: 'enter' }

/** Reasons of the list's closing for which the agent goes on elsewhere: a press outside, or another focus. */
const LEAVES: ReadonlySet<string> = new Set(['outside-press', 'focus-out', 'imperative-action'])

/**
 * The typed text of a combobox, and the choices that its keys make. Tab and Enter pressed before the answer
 * wait for it, because the options of an earlier text do not answer this one. Further typing ends the wait.
 * Leaving the field by a press elsewhere takes the same option as Tab does.
 * @param onTaken called when a waiting key has taken the first option, so that the list can close
 */
export function useTypedChoice<Option extends ComboboxOption>(
  props: {
    value: Option | null
    options: readonly Option[]
    optionsFor: string
    onQueryChange: (query: string) => void
    onValueChange: (value: Option | null) => void
    onPicked?: ((value: Option) => void) | undefined
  },
  onTaken: () => void,
) {
  const { value, options, optionsFor } = props
  const [query, setQuery] = useState('')
  const [shownId, setShownId] = useState(value?.id)
  const [awaited, setAwaited] = useState<Awaited | null>(null)
  const highlighted = useRef<Option | undefined>(undefined)

  // Another value, from here or from the owner, ends the typing.
  if (shownId !== value?.id) {
    setShownId(value?.id)
    setQuery('')
  }

  useAwaits(awaited !== null)

  function type(text: string) {
    setAwaited(null)
    setQuery(text)
    props.onQueryChange(text)
  }

  function forgetTyped() {
    if (query === '') setAwaited(null)
    else type('')
  }

  function choose(next: Option | null, picked = false) {
    forgetTyped()
    props.onValueChange(next)
    if (next && picked) props.onPicked?.(next)
  }

  /** Takes the option for the typed text and starts nothing: at once, or when the answer is there. */
  function takeTyped() {
    if (optionsFor !== query) return setAwaited({ query, by: 'tab' })
    const option = highlighted.current ?? options[0]
    if (option) choose(option)
    else forgetTyped()
  }

  function onKeyDown(event: KeyEvent) {
    const { shiftKey, ctrlKey, altKey, metaKey, nativeEvent } = event
    const by = TAKES[event.key]
    if (!by || shiftKey || ctrlKey || altKey || metaKey || nativeEvent.isComposing) return
    if (query.trim() === '') return
    if (by === 'tab') return takeTyped()
    if (optionsFor === query) {
      const option = highlighted.current ?? options[0]
      // The list takes a highlighted option itself; before anything is highlighted, Enter takes the first
      // one.
      if (option && highlighted.current === undefined) {
        event.preventDefault()
        event.preventBaseUIHandler()
        choose(option, true)
        onTaken()
      }
      return
    }
    setAwaited({ query, by })
    event.preventDefault()
    event.preventBaseUIHandler()
  }

  const takeFirst = useEffectEvent((by: Awaited['by']) => {
    setAwaited(null)
    const [first] = options
    if (first) {
      choose(first, by === 'enter')
      onTaken()
    } else if (by === 'tab') forgetTyped()
  })
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the answer ends the wait
    if (awaited !== null && awaited.query === optionsFor) takeFirst(awaited.by)
  }, [awaited, optionsFor, options])

  return {
    query,
    type,
    choose,
    onKeyDown,
    onHighlight: (option: Option | undefined) => {
      highlighted.current = option
    },
    /** When the list closes, the typed text is taken if the field is left, and dropped on Escape. */
    onClosed: (reason: string) => {
      if (LEAVES.has(reason) && query.trim() !== '') takeTyped()
      else if (awaited?.by !== 'tab') forgetTyped()
    },
  }
}
