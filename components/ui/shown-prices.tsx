'use client'

import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react'
import { makeSignal, useStore, windowEvents } from './store.ts'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { BookingMoneyView } from '../../lib/booking/booking-view.ts'
import {
  addsNothing,
  markupOf,
  markupOfOne,
  ruleText,
  winningRule,
  type MarkupRule,
  type MarkupRules,
  type MarkupType,
  type Party,
} from '../../lib/booking/markup.ts'
import {
  clientFee,
  clientPrice,
  formatNet,
  formatShort,
  type ClientCents,
  type NetCents,
  type NetFormat,
} from '../../lib/money.ts'
import { NET_PRICES, readShownPrices, writeShownPrices, type ShownPrices } from '../../lib/shown-prices.ts'
import { cx } from './cx.ts'
import { Money } from './money.tsx'
import { TextSpan } from './text-span.tsx'

type Setting = {
  prices: ShownPrices
  /** The defaults of the office. */
  office: MarkupRules
  save: (prices: ShownPrices) => void
}

/*
 * Which figure stands where while net prices are hidden (`$`):
 *
 * 1. What the client pays is shown with its markup: offers with the agent's default or the office's
 *    (`useShownTotals`), a price for one person likewise (`useShownUnits`), a form with its own, a booking
 *    with what it was agreed at (`useShownTotal`). Where no markup is set, the client's price is the net one,
 *    and the screen says so once (`MarkupNote`). An amount per booking is part of totals alone; the same line
 *    names it where prices for one person stand.
 *    Fees of airlines and hotels are the client's too, and shown as they are.
 *    What an airline kept of a refund may be part of a price, so it is net (`kept.isNet` of its kind).
 * 2. The parts of a price are net, and left out.
 * 3. The office's money (wallet, holds, what comes back to the wallet) is left out, or "net hidden"
 *    (`NetAmount`). A button keeps its verb and names no amount but the client's. Files that are saved
 *    (lists, the change log, what is stored of a traveller) are the office's own, and keep their amounts.
 * 4. Screens that are about nothing else, the wallet and the office's overview, are hidden as a whole
 *    (`NetScreen`), and the header says "Client prices" instead of what is available.
 *
 * Types keep it so: what writes an amount takes `ClientCents`, which only the functions of `lib/money.ts`
 * make, and what writes net ones is given out here alone (`tests/structure/net-prices.test.ts`).
 */

const Context = createContext<Setting>({ prices: NET_PRICES, office: {}, save: () => undefined })

// Another tab may have changed the cookie.
const changes = makeSignal(windowEvents('focus'))

const YEAR_SECONDS = 31_536_000

/**
 * Tells every screen which prices to show. The setting is a cookie, so that the first paint is right already.
 * @param props.stored the setting as the server has read it
 * @param props.office the markup that the office has set for its agents
 */
export function ShownPricesProvider(props: {
  cookie: string
  stored: ShownPrices
  office: MarkupRules
  children: ReactNode
}) {
  const { cookie, office } = props
  const stored = writeShownPrices(props.stored)
  const text = useStore({ subscribe: changes.subscribe, get: () => cookieText(cookie) ?? stored }, stored)
  const setting = useMemo(
    (): Setting => ({
      prices: readShownPrices(text),
      office,
      save: (prices) => {
        const secure = window.location.protocol === 'https:' ? '; Secure' : ''
        document.cookie = `${cookie}=${writeShownPrices(prices)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Strict${secure}`
        changes.tell()
      },
    }),
    [text, cookie, office],
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

/** The default markup of a kind of booking: the agent's, otherwise the office's; null where none is set. */
export function useDefaultMarkup(kind: BookingKind): MarkupRule | null {
  const { prices, office } = useContext(Context)
  return winningRule(kind, { agent: prices.markup, office })?.rule ?? null
}

/**
 * Turns a net total into the figure on screen: the total itself, or with the markup of these people while net
 * prices are hidden. The markup never changes an order, so a filter by net totals also fits the figures
 * shown.
 */
export function useShownTotals(kind: BookingKind, party: Party): (netCents: NetCents) => ClientCents {
  const rule = useDefaultMarkup(kind)
  const { netHidden } = useContext(Context).prices
  const { adults, children, infants } = party
  return useCallback(
    (netCents) =>
      clientPrice(netCents, netHidden ? markupOf(rule, netCents, { adults, children, infants }) : 0),
    [netHidden, rule, adults, children, infants],
  )
}

/** The same of a price for one person, or for something that one person adds. */
export function useShownUnits(kind: BookingKind): (netCents: NetCents, type?: MarkupType) => ClientCents {
  const rule = useDefaultMarkup(kind)
  const { netHidden } = useContext(Context).prices
  return useCallback(
    (netCents, type = 'adult') => clientPrice(netCents, netHidden ? markupOfOne(rule, netCents, type) : 0),
    [netHidden, rule],
  )
}

/**
 * Chooses the figure for a net amount: the amount itself, or the client's price while net prices are hidden.
 */
export function useShownPrice(): (netCents: NetCents, clientCents: ClientCents) => ClientCents {
  const { netHidden } = useContext(Context).prices
  return (netCents, clientCents) => (netHidden ? clientCents : clientPrice(netCents, 0))
}

/**
 * The total of a booking as it may be shown: net, or the client's price while net prices are hidden. Integer
 * cents.
 */
export function useShownTotal({
  totalCents,
  markup,
}: Pick<BookingMoneyView, 'totalCents' | 'markup'>): ClientCents {
  return clientPrice(totalCents, useContext(Context).prices.netHidden ? (markup?.cents ?? 0) : 0)
}

/** The format for net amounts; null while they are hidden, so that a text must do without them. */
export function useNetFormat(): NetFormat | null {
  return useContext(Context).prices.netHidden ? null : formatNet
}

const NET_HIDDEN = 'net hidden'

/**
 * The same inside parts that are hidden as a whole (`NetOnly`, `NetScreen`): there the format is never null.
 */
export function useNetWords(): NetFormat {
  return useNetFormat() ?? hiddenWords
}

const hiddenWords: NetFormat = () => NET_HIDDEN

/**
 * A fee of a booking as it may be shown: while net prices are hidden, a fee of the whole price is shown as
 * the whole client price. Integer cents.
 */
export function useShownFee(
  money: Pick<BookingMoneyView, 'totalCents' | 'markup'>,
): (cents: NetCents) => ClientCents {
  const totalCents = useShownTotal(money)
  return (cents) => (cents >= money.totalCents ? totalCents : clientFee(cents))
}

/**
 * Renders its children, which only the agency may see, while net prices are shown, and `instead` otherwise.
 */
export function NetOnly({ children, instead = null }: { children: ReactNode; instead?: ReactNode }) {
  return <TextSpan>{useContext(Context).prices.netHidden ? instead : children}</TextSpan>
}

/**
 * An amount of the office, or one whose markup is not known here. While net prices are hidden, it says so
 * instead of the amount.
 * @param props.cents null if it is not known
 * @param props.unknown the text in that case
 */
export function NetAmount(props: { cents: NetCents | null; unknown?: string; className?: string }) {
  const quiet = 'font-normal text-ink2'
  return (
    <NetOnly instead={<span className={quiet}>{NET_HIDDEN}</span>}>
      {props.cents === null ? (
        <span className={quiet}>{props.unknown ?? 'not supplied'}</span>
      ) : (
        <Money
          totalCents={clientPrice(props.cents, 0)}
          {...(props.className && { className: props.className })}
        />
      )}
    </NetOnly>
  )
}

/**
 * Says once per screen what its client prices do not tell by themselves: that no markup is set, or what comes
 * on top of prices for one person. Nothing while net prices are shown.
 * @param props.units the screen has prices for one person besides totals
 */
export function MarkupNote(props: { kind: BookingKind; units?: boolean; className?: string }) {
  const rule = useDefaultMarkup(props.kind)
  return <MarkupLine {...props} rule={rule} />
}

/** The same for a markup that is known: a form's, or a booking's. */
export function MarkupLine(props: { rule: MarkupRule | null; units?: boolean; className?: string }) {
  const { rule } = props
  if (!useContext(Context).prices.netHidden) return null
  const text = addsNothing(rule)
    ? NO_MARKUP
    : props.units && rule?.unit === 'booking'
      ? `Plus ${ruleText(rule, formatShort)}`
      : null
  return text && <span className={cx('text-12 text-ink2', props.className)}>{text}</span>
}

/** Said where the client's price is the net one. */
export const NO_MARKUP = 'No markup set'
