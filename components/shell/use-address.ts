'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import { hrefOf, setParams, type AddressShape, type Values } from '../../lib/address/params.ts'

/** Parameters that were requested here. `arrived` is true once the router has their address. */
type Pending = { text: string; arrived: boolean }

/** The parameters of the address, and how a screen changes them. */
export type Address = {
  /** Those that were requested last, else those of the router. */
  params: URLSearchParams
  /** Shows another address at once, without a step in the history: Back leaves the screen. */
  replace: (href: string) => void
  /** Shows another address at once, with a step in the history. */
  push: (href: string) => void
  /** Adds an address to the history, which is shown when the router has it. */
  open: (href: string) => void
}

/**
 * Reads and writes the address in the browser only. The router takes up a changed address with a delay; a
 * change is shown without waiting for the router.
 */
export function useAddress(): Address {
  const current = useSearchParams().toString()
  const [pending, setPending] = useState<Pending | null>(null)
  if (pending !== null && !pending.arrived && pending.text === current)
    setPending({ ...pending, arrived: true })
  if (pending !== null && pending.arrived && pending.text !== current) setPending(null)
  useEffect(() => {
    const forget = () => setPending(null)
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [])
  const text = pending?.text ?? current
  const show = (href: string) =>
    setPending({ text: new URL(href, window.location.href).searchParams.toString(), arrived: false })
  return {
    params: useMemo(() => new URLSearchParams(text), [text]),
    replace: (href) => {
      show(href)
      replaceAddress(href)
    },
    push: (href) => {
      show(href)
      pushAddress(href)
    },
    open: (href) => {
      setPending(null)
      pushAddress(href)
    },
  }
}

/** The current address with changed parameters. */
export function addressWith<S extends AddressShape>(shape: S, values: Partial<Values<S>>): string {
  const params = new URLSearchParams(window.location.search)
  setParams(params, shape, values)
  return hrefOf(window.location.pathname, params)
}

/** Changes the address without a step in the history, so that Back leaves the screen at once. */
export function replaceAddress(href: string): void {
  window.history.replaceState(null, '', href)
}

/** A second click on the same address adds no step. */
function pushAddress(href: string): void {
  if (new URL(href, window.location.href).href !== window.location.href)
    window.history.pushState(null, '', href)
}
