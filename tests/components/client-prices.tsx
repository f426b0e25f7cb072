import type { ReactNode } from 'react'
import type { MarkupRules } from '../../lib/booking/markup.ts'
import { ShownPricesProvider } from '../../components/ui/shown-prices.tsx'
import { NET_PRICES } from '../../lib/shown-prices.ts'

const COOKIE = 'travel-desk.prices.test'

/** The markup of the person: 25 dollars for an adult. */
const markup: MarkupRules = { all: { unit: 'person', adult: 2500, child: 0, infant: 0 } }

/**
 * A screen as a person sees it: with net prices, or with client prices while net is hidden.
 * @param set the markup of the person
 */
export function seenWith(prices: 'net' | 'client', screen: ReactNode, set: MarkupRules = markup) {
  // A choice that an earlier test made would count more than `prices`.
  document.cookie = `${COOKIE}=; Max-Age=0; Path=/`
  return (
    <ShownPricesProvider
      cookie={COOKIE}
      stored={{ ...NET_PRICES, markup: set, netHidden: prices === 'client' }}
      office={{}}
    >
      {screen}
    </ShownPricesProvider>
  )
}

/** Every amount that can be read or heard on the page, each once, in the order of the page. */
export function amounts(): string[] {
  return [...new Set(document.body.innerHTML.match(/[−+]?\$\d[\d,.]*\d/g) ?? [])]
}

/** All that can be read or heard on the page: its text, and the attributes that are spoken or shown. */
export function seenText(): string {
  const spoken = [...document.body.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder'].map(
      (name) => element.getAttribute(name) ?? '',
    ),
  )
  const typed = [...document.body.querySelectorAll<HTMLInputElement>('input:not([type=range])')]
  return [document.title, document.body.textContent, ...spoken, ...typed.map(({ value }) => value)].join(' ')
}
