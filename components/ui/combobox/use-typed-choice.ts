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

type TypedChoiceProps<Option> = {
  value: Option | null
  options: readonly Option[]
  optionsFor: string
  onQueryChange: (query: string) => void
  onValueChange: (value: Option | null) => void
  onPicked?: ((value: Option) => void) | undefined
}

/**
 * The typed text of a combobox, and the choices that its keys make. Tab and Enter pressed before the answer
 * wait for it, because the options of an earlier text do not answer this one. Further typing ends the wait.
 * Leaving the field by a press elsewhere takes the same option as Tab does.
 * @param onTaken called when a waiting key has taken the first option, so that the list can close
 */
export function useTypedChoice<Option extends ComboboxOption>(
  props: TypedChoiceProps<Option>,
  onTaken: () => void,
) {
  const { value, options, optionsFor } = props
  const [query, setQuery] = useQuery(value?.id)
  const highlighted = useRef<Option | undefined>(undefined)
  const [awaited, setAwaited] = useAwaited(optionsFor, options, takeFirst)

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

  function takeFirst(by: Awaited['by']) {
    const [first] = options
    if (first) {
      choose(first, by === 'enter')
      onTaken()
    } else if (by === 'tab') forgetTyped()
  }

  /** Takes the option for the typed text and starts nothing: at once, or when the answer is there. */
  function takeTyped() {
    if (optionsFor !== query) return setAwaited({ query, by: 'tab' })
    const option = highlighted.current ?? options[0]
    if (option) choose(option)
    else forgetTyped()
  }

  function onKeyDown(event: KeyEvent) {
    const by = takes(event)
    if (!by || query.trim() === '') return
    if (by === 'tab') return takeTyped()
    const isAnswered = optionsFor === query
    // The list takes a highlighted option itself; before anything is highlighted, Enter takes the first one.
    if (isAnswered && (highlighted.current !== undefined || options.length === 0)) return
    event.preventDefault()
    event.preventBaseUIHandler()
    if (isAnswered) takeFirst(by)
    else setAwaited({ query, by })
  }

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

/** The typed text. Another value, from here or from the owner, ends the typing. */
function useQuery(valueId: string | undefined) {
  const [query, setQuery] = useState('')
  const [shownId, setShownId] = useState(valueId)
  if (shownId !== valueId) {
    setShownId(valueId)
    setQuery('')
  }
  return [query, setQuery] as const
}

/** The text whose options a key waits for. `take` is called once when they are there. */
function useAwaited(optionsFor: string, options: readonly unknown[], take: (by: Awaited['by']) => void) {
  const [awaited, setAwaited] = useState<Awaited | null>(null)
  useAwaits(awaited !== null)
  const endWait = useEffectEvent((by: Awaited['by']) => {
    setAwaited(null)
    take(by)
  })
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the answer ends the wait
    if (awaited !== null && awaited.query === optionsFor) endWait(awaited.by)
  }, [awaited, optionsFor, options])
  return [awaited, setAwaited] as const
}

/** The key that takes an option; undefined for every other key, and within a combination of keys. */
function takes({
  key,
  shiftKey,
  ctrlKey,
  altKey,
  metaKey,
  nativeEvent,
}: KeyEvent): Awaited['by'] | undefined {
  return shiftKey || ctrlKey || altKey || metaKey || nativeEvent.isComposing ? undefined : TAKES[key]
}
