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

/**
 * Tells the `AnsweredForm` around a field, while it lasts, that the field waits for the answer to what was
 * typed.
 */
export function useAwaits(waiting: boolean): void {
  const tell = useContext(Awaits)
  useEffect(() => {
    if (!waiting || !tell) return
    tell(1)
    return () => tell(-1)
  }, [waiting, tell])
}

/**
 * A form that is submitted once none of its fields waits for an answer. Plain keys that come between Enter
 * and the answer do nothing; a press of the pointer in the form, or what is pasted into it, takes the
 * question back.
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
    if (asked && awaited === 0) submit() // eslint-disable-line react-hooks/set-state-in-effect -- the wait ends here and nowhere else
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
