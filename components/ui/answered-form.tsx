'use client'

import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
} from 'react'
import { useIgnoredKeys } from '../keys/ignored-keys.tsx'

/** How many fields of a form are in a state. */
type Count = (change: 1 | -1) => void

const Awaits = createContext<Count | null>(null)
const Refuses = createContext<Count | null>(null)

/** Tells the surrounding `AnsweredForm`, while `waiting`, that the field waits for the answer to its text. */
export function useAwaits(waiting: boolean): void {
  useCounted(waiting, useContext(Awaits))
}

/**
 * Tells the surrounding `AnsweredForm`, while `refused`, that the field has a text which it cannot use. It is
 * not submitted as if the field were empty.
 */
export function useRefuses(refused: boolean): void {
  useCounted(refused, useContext(Refuses))
}

function useCounted(counts: boolean, tell: Count | null): void {
  useLayoutEffect(() => {
    if (!counts || !tell) return
    tell(1)
    return () => tell(-1)
  }, [counts, tell])
}

/**
 * A form that submits only when none of its fields waits for an answer, and none has refused its text: the
 * first such field takes the focus. Between Enter and the answer plain keys do nothing; a press in the form
 * or a paste cancels the submit.
 */
export function AnsweredForm(
  props: Omit<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'onPointerDown'> & { onSubmit: () => void },
) {
  const { onSubmit, ...form } = props
  const place = useRef<HTMLFormElement>(null)
  const [awaited, countAwaited] = useCount()
  const [refused, countRefused] = useCount()
  const [isWaiting, setWaiting] = useState(false)
  const send = () => {
    if (refused === 0) onSubmit()
    else place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const submit = useEffectEvent(() => {
    setWaiting(false)
    send()
  })
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the wait ends only here
    if (isWaiting && awaited === 0) submit()
  }, [isWaiting, awaited])
  useIgnoredKeys(isWaiting)
  return (
    <Awaits value={countAwaited}>
      <Refuses value={countRefused}>
        <form
          {...form}
          aria-busy={isWaiting || undefined}
          onInput={() => setWaiting(false)}
          onPointerDown={() => setWaiting(false)}
          onSubmit={(event) => {
            event.preventDefault()
            place.current = event.currentTarget
            if (awaited === 0) send()
            else setWaiting(true)
          }}
        />
      </Refuses>
    </Awaits>
  )
}

function useCount(): readonly [number, Count] {
  const [count, setCount] = useState(0)
  const change = useCallback<Count>((by) => setCount((before) => before + by), [])
  return [count, change]
}
