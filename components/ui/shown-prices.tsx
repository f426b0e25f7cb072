'use client'

import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { BookingMoneyView } from '../../lib/booking/booking-view.ts'
import {
  markupForAll,
  NET_PRICES,
  readShownPrices,
  writeShownPrices,
  type ShownPrices,
} from '../../lib/booking/shown-prices.ts'
import { Money } from './money.tsx'

type Setting = { prices: ShownPrices; save: (prices: ShownPrices) => void }

/*
 * Which figure stands where while net prices are hidden (`$`):
 *
 * 1. What the client pays is shown with its markup: offers of flights with the person's (`useAddedCents`), a
 *    booking with its own (`useShownTotal`). Hotels and activities have no markup, so their price is what the
 *    client pays. Fees of airlines and hotels are the client's too, and shown as they are.
 *    What an airline kept of a refund may be part of a price, so it is net (`kept.isNet` of its kind).
 * 2. The parts of a price, and an amount whose markup is not known there (a line of a list), are net: "net
 *    hidden" (`NetAmount`).
 * 3. The office's money (wallet, holds, what comes back to the wallet) is left out, or "net hidden".
 *    A button keeps its verb and names no amount but the client's. Files that are saved (lists, the change
 *    log, what is stored of a traveller) are the office's own, and keep their amounts.
 * 4. Screens that are about nothing else, the wallet and the office's overview, are hidden as a whole
 *    (`NetScreen`), and the header says "Client prices" instead of what is available.
 *
 * `tests/structure/net-prices.test.ts` lists the files that show money without asking here, and why.
 */

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

/**
 * The total of a booking as it may be seen: net, or what its client pays while net prices are hidden. Integer
 * cents.
 */
export function useShownTotal({
  totalCents,
  markup,
}: Pick<BookingMoneyView, 'totalCents' | 'markup'>): number {
  return useContext(Context).prices.netHidden ? totalCents + (markup?.cents ?? 0) : totalCents
}

/** What only the agency may see: rendered while net prices are shown. `instead` is what a client reads. */
export function NetOnly({ children, instead = null }: { children: ReactNode; instead?: ReactNode }) {
  return useContext(Context).prices.netHidden ? instead : children
}

/**
 * An amount of the office, or one whose markup is not known where it stands: while net prices are hidden, it
 * says that.
 * @param props.cents null if it is not known
 * @param props.unknown what is said then
 */
export function NetAmount(props: { cents: number | null; unknown?: string; className?: string }) {
  const quiet = 'font-normal text-ink2'
  return (
    <NetOnly instead={<span className={quiet}>net hidden</span>}>
      {props.cents === null ? (
        <span className={quiet}>{props.unknown ?? 'not supplied'}</span>
      ) : (
        <Money totalCents={props.cents} {...(props.className && { className: props.className })} />
      )}
    </NetOnly>
  )
}
