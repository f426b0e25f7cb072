import { centsFromDecimal } from '../money.ts'

/** What the office adds for one traveller of each type, integer cents. */
export type Markup = Readonly<Record<'adult' | 'child' | 'infant', number>>

/**
 * Which prices a person sees: net ones, which the wallet pays, or those of the client, with the markup and
 * without anything that tells the net price.
 */
export type ShownPrices = { netHidden: boolean; markup: Markup }

/** Net prices and no markup: what a person sees who has set nothing. */
export const NET_PRICES: ShownPrices = { netHidden: false, markup: { adult: 0, child: 0, infant: 0 } }

/**
 * The cookie with a person's setting. It is a cookie, so that the server's pages never show a net price that
 * is hidden. Each person of the browser has one, under a checksum of office and user: the name tells neither.
 */
export function shownPricesCookie(person: { officeName: string; userName: string }): string {
  let sum = 7
  for (const sign of `${person.officeName}|${person.userName}`) {
    sum = (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) | 0
  }
  return `travel-desk.prices.${(sum >>> 0).toString(36)}`
}

/** The setting as the value of its cookie: `client.2500.1500.0`. */
export function writeShownPrices({ netHidden, markup }: ShownPrices): string {
  return [netHidden ? 'client' : 'net', markup.adult, markup.child, markup.infant].join('.')
}

/** Reads the value of the cookie; net prices where it cannot be read. */
export function readShownPrices(text: string): ShownPrices {
  const match = /^(net|client)\.(\d{1,8})\.(\d{1,8})\.(\d{1,8})$/.exec(text)
  if (!match) return NET_PRICES
  const [, which, adult, child, infant] = match
  return {
    netHidden: which === 'client',
    markup: { adult: Number(adult), child: Number(child), infant: Number(infant) },
  }
}

/** The markup for all travellers of a journey, integer cents. */
export function markupForAll(
  markup: Markup,
  party: { adults: number; children: number; infants: number },
): number {
  return party.adults * markup.adult + party.children * markup.child + party.infants * markup.infant
}

/** A typed markup in cents; empty is 0, anything that is no amount is undefined. */
export function markupCents(typed: string): number | undefined {
  return typed.trim() === '' ? 0 : centsFromDecimal(typed)
}

/** A markup as it is typed into fields: nothing for 0. */
export function typedMarkup(markup: Markup): Record<keyof Markup, string> {
  const text = (cents: number) => (cents === 0 ? '' : (cents / 100).toFixed(2))
  return { adult: text(markup.adult), child: text(markup.child), infant: text(markup.infant) }
}
