'use client'

import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import {
  markupForAll,
  NET_PRICES,
  readShownPrices,
  writeShownPrices,
  type ShownPrices,
} from '../../lib/booking/shown-prices.ts'

type Setting = { prices: ShownPrices; save: (prices: ShownPrices) => void }

const Context = createContext<Setting>({ prices: NET_PRICES, save: () => undefined })

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Another tab may have changed the cookie.
  window.addEventListener('focus', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('focus', listener)
  }
}

const YEAR_SECONDS = 31_536_000

/**
 * Tells every screen which prices to show. The setting is a cookie, so that the first paint is right already.
 * @param props.stored the setting as the server has read it
 */
export function ShownPricesProvider(props: { cookie: string; stored: ShownPrices; children: ReactNode }) {
  const { cookie } = props
  const stored = writeShownPrices(props.stored)
  const text = useSyncExternalStore(
    subscribe,
    () => cookieText(cookie) ?? stored,
    () => stored,
  )
  const setting = useMemo(
    (): Setting => ({
      prices: readShownPrices(text),
      save: (prices) => {
        const secure = window.location.protocol === 'https:' ? '; Secure' : ''
        document.cookie = `${cookie}=${writeShownPrices(prices)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Strict${secure}`
        for (const listener of listeners) listener()
      },
    }),
    [text, cookie],
  )
  return <Context value={setting}>{props.children}</Context>
}

function cookieText(name: string): string | undefined {
  const start = `${name}=`
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length)
}

/** Which prices to show, and the function that changes it. Net prices outside of the desk's frame. */
export function useShownPrices(): Setting {
  return useContext(Context)
}

/**
 * The cents to add to every net total of a journey before it is shown: the markup of its travellers while net
 * prices are hidden, otherwise 0. The same for all fares of a search, so it changes no order.
 */
export function useAddedCents(party: { adults: number; children: number; infants: number }): number {
  const { prices } = useContext(Context)
  return prices.netHidden ? markupForAll(prices.markup, party) : 0
}

/** What only the agency may see: rendered while net prices are shown. `instead` is what a client reads. */
export function NetOnly({ children, instead = null }: { children: ReactNode; instead?: ReactNode }) {
  return useContext(Context).prices.netHidden ? instead : children
}
