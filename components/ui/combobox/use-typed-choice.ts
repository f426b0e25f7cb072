'use client'

import type { Combobox as Base } from '@base-ui/react/combobox'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useAwaits, useRefuses } from '../answered-form.tsx'
import { useTellProblem } from '../field-problems.ts'
import type { ComboboxOption } from './combobox-list.tsx'
import { choiceProblem, exactOption } from './exact-option.ts'

/** A text that waits for its answer, and what the agent did: `leave` is Tab or a press elsewhere. */
type Awaited = { query: string; by: 'leave' | 'enter' }
type KeyEvent = Parameters<NonNullable<Base.Input.Props['onKeyDown']>>[0]
type OnHighlight<Option> = (option: Option | undefined, details: { reason: string }) => void

/** Reasons of the list's closing for which the agent goes on elsewhere: a press outside, or another focus. */
const LEAVES: ReadonlySet<string> = new Set(['outside-press', 'focus-out', 'imperative-action'])

type TypedChoiceProps<Option> = {
  value: Option | null
  options: readonly Option[]
  optionsFor: string
  noun: string
  emptyText: string
  guessText?: string | undefined
  onQueryChange: (query: string) => void
  onValueChange: (value: Option | null) => void
  onPicked?: ((value: Option) => void) | undefined
}

/**
 * The typed text of a combobox, and the choices that its keys make. Leaving the field, by Tab or a press
 * elsewhere, takes the option that the text names exactly, or the one that the arrow keys have chosen. Any
 * other text stays as it is, with the problem; the value is null then, so that no earlier one is sent
 * instead, and the form is told. Enter takes the highlighted option of a list that shows the answer; pressed
 * earlier, it takes an exact one, and shows the list otherwise. What is pressed before the answer waits for
 * it, because the options of an earlier text do not answer this one. Further typing ends the wait.
 * @param list whether the list is open; it is closed when a key that waited has taken an option
 */
export function useTypedChoice<Option extends ComboboxOption>(
  props: TypedChoiceProps<Option>,
  list: { open: boolean; setOpen: (open: boolean) => void },
) {
  const { value, options, optionsFor } = props
  const [query, setQuery] = useState('')
  const { problem, setProblem, tellForm } = useProblem()
  /** The value before the text was refused, which Escape restores. */
  const [replaced, setReplaced] = useState<Option | null>(null)
  const highlighted = useRef<Option | undefined>(undefined)
  /** The option that the arrow keys have chosen. */
  const pointed = useRef<Option | undefined>(undefined)
  const [awaited, setAwaited] = useAwaited(optionsFor, options, (by) =>
    by === 'enter' ? enterAnswered() : leaveAnswered(),
  )
  useOtherValue(value?.id, (id) => {
    // Refusing a text makes the value null, and the text stays.
    if (id !== undefined || problem === undefined) startOver()
  })

  function startOver(text = '') {
    setQuery(text)
    setProblem(undefined)
    if (text === '') setReplaced(null)
  }

  function type(text: string) {
    setAwaited(null)
    pointed.current = undefined
    startOver(text)
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

  function refuse() {
    const found = choiceProblem(query, options, props)
    setProblem(found)
    // A form that validates when the value changes does so before this field renders.
    tellForm(found)
    if (value === null) return
    setReplaced(value)
    props.onValueChange(null)
  }

  function enterAnswered() {
    const exact = exactOption(options)
    if (exact) choose(exact, true)
    else if (options.length === 0) refuse()
    list.setOpen(exact === null && options.length > 0)
  }

  function leaveAnswered() {
    const option = pointed.current ?? exactOption(options)
    if (option) choose(option)
    else refuse()
    list.setOpen(false)
  }

  /** Settles the typed text and starts nothing: at once, or when the answer is there. */
  function leave(text = query) {
    if (text.trim() === '') return
    if (optionsFor === text) leaveAnswered()
    else setAwaited({ query: text, by: 'leave' })
  }

  function onEnter(event: KeyEvent) {
    const isAnswered = optionsFor === query
    // The list takes a highlighted option itself.
    if (isAnswered && list.open && highlighted.current !== undefined) return
    event.preventDefault()
    event.preventBaseUIHandler()
    if (isAnswered) enterAnswered()
    else setAwaited({ query, by: 'enter' })
  }

  function onKeyDown(event: KeyEvent) {
    if (event.nativeEvent.isComposing || query.trim() === '') return
    // Enter in a combination of keys belongs to the form, which must not be sent without the text.
    if (event.key === 'Tab' || (event.key === 'Enter' && isCombined(event))) leave()
    else if (event.key === 'Enter') onEnter(event)
  }

  const onHighlight: OnHighlight<Option> = (option, { reason }) => {
    highlighted.current = option
    if (reason === 'keyboard') pointed.current = option
    else if (option?.id !== pointed.current?.id) pointed.current = undefined
  }

  /** When the list closes, the typed text is settled if the field is left, and dropped on Escape. */
  function onClosed(reason: string) {
    if (LEAVES.has(reason)) return leave()
    if (awaited?.by === 'leave') return
    forgetTyped()
    if (reason === 'escape-key' && replaced) props.onValueChange(replaced)
  }

  return { query, problem, type, choose, leave, onKeyDown, onHighlight, onClosed }
}

/** Why the typed text was refused, which the surrounding form is told. */
function useProblem() {
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const tellForm = useTellProblem()
  useLayoutEffect(() => {
    tellForm(problem)
    return () => tellForm(undefined)
  }, [tellForm, problem])
  useRefuses(problem !== undefined)
  return { problem, setProblem, tellForm }
}

/** Calls `onOther` while rendering, when the value has become another one. */
function useOtherValue(valueId: string | undefined, onOther: (id: string | undefined) => void) {
  const [shownId, setShownId] = useState(valueId)
  if (shownId === valueId) return
  setShownId(valueId)
  onOther(valueId)
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

function isCombined({ shiftKey, ctrlKey, altKey, metaKey }: KeyEvent): boolean {
  return shiftKey || ctrlKey || altKey || metaKey
}
