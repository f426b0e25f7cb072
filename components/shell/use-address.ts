'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

/** Parameters that were requested here. `arrived` is true once the router has their address. */
type Asked = { text: string; arrived: boolean }

/** The parameters of the address, and how a screen changes them. */
export type Address = {
  /** The parameters as text: those that were requested last, else those of the router. */
  text: string
  /** Writes an address of this screen by `write` and shows its parameters at once. */
  ask: (href: string, write: (href: string) => void) => void
  /** Shows the address that the router has. */
  forget: () => void
}

/**
 * Reads and writes the address in the browser only. The router takes up a changed address with a delay; a
 * change is shown without waiting for the router.
 */
export function useAddress(): Address {
  const current = useSearchParams().toString()
  const [pending, setPending] = useState<Asked | null>(null)
  if (pending !== null && !pending.arrived && pending.text === current)
    setPending({ ...pending, arrived: true })
  if (pending !== null && pending.arrived && pending.text !== current) setPending(null)
  useEffect(() => {
    const forget = () => setPending(null)
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [])
  return {
    text: pending?.text ?? current,
    ask: (href, write) => {
      setPending({ text: new URL(href, window.location.href).searchParams.toString(), arrived: false })
      write(href)
    },
    forget: () => setPending(null),
  }
}

/** Changes the address without a step in the history, so that Back leaves the screen at once. */
export function replaceAddress(href: string): void {
  window.history.replaceState(null, '', href)
}
