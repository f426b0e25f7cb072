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
  const [asked, setAsked] = useState(false)
  const tell = useCallback((change: 1 | -1) => setAwaited((count) => count + change), [])
  const submit = useEffectEvent(() => {
    setAsked(false)
    onSubmit()
  })
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the wait ends only here
    if (asked && awaited === 0) submit()
  }, [asked, awaited])
  useIgnoredKeys(asked)
  return (
    <Awaits value={tell}>
      <form
        {...form}
        aria-busy={asked || undefined}
        onInput={() => setAsked(false)}
        onPointerDown={() => setAsked(false)}
        onSubmit={(event) => {
          event.preventDefault()
          if (awaited === 0) onSubmit()
          else setAsked(true)
        }}
      />
    </Awaits>
  )
}
