'use client'

import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentProps,
} from 'react'
import { useIgnoredKeys } from '../keys/ignored-keys.tsx'

const Awaits = createContext<((change: 1 | -1) => void) | null>(null)

/** Tells the surrounding `AnsweredForm`, while `waiting`, that the field waits for the answer to its text. */
export function useAwaits(waiting: boolean): void {
  const tell = useContext(Awaits)
  useEffect(() => {
    if (!waiting || !tell) return
    tell(1)
    return () => tell(-1)
  }, [waiting, tell])
}

/**
 * A form that submits only when none of its fields waits for an answer. Between Enter and the answer plain
 * keys do nothing; a press in the form or a paste cancels the submit.
 */
export function AnsweredForm(
  props: Omit<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'onPointerDown'> & { onSubmit: () => void },
) {
  const { onSubmit, ...form } = props
  const [awaited, setAwaited] = useState(0)
  const [isWaiting, setWaiting] = useState(false)
  const tell = useCallback((change: 1 | -1) => setAwaited((count) => count + change), [])
  const submit = useEffectEvent(() => {
    setWaiting(false)
    onSubmit()
  })
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the wait ends only here
    if (isWaiting && awaited === 0) submit()
  }, [isWaiting, awaited])
  useIgnoredKeys(isWaiting)
  return (
    <Awaits value={tell}>
      <form
        {...form}
        aria-busy={isWaiting || undefined}
        onInput={() => setWaiting(false)}
        onPointerDown={() => setWaiting(false)}
        onSubmit={(event) => {
          event.preventDefault()
          if (awaited === 0) onSubmit()
          else setWaiting(true)
        }}
      />
    </Awaits>
  )
}
