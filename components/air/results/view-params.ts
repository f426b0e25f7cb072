import { MAX_LEGS } from '../../../contract/air/codes.ts'
import { flag, listOf, matching, oneOf, someOf, type Format } from '../../../lib/address/formats.ts'
import { numbered, param, readParams, writeParams } from '../../../lib/address/params.ts'
import { ALLIANCE_IDS } from './alliances.ts'
import {
  FLAG_NAMES,
  SEAT_CHOICES,
  type FareTypeChoice,
  type Filters,
  type FlagName,
  type Span,
  type StopsChoice,
} from './filter-groups.ts'
import { MOST_PINNED } from './pins.ts'
import { SORTS, type Sort } from './sort.ts'

/** How the results are shown: everything in the address except the search itself. */
export type ResultsView = {
  sort: Sort
  filters: Filters
  /** Legs are drawn on an axis of the day. */
  bars: boolean
  /** Names of the fares that are pinned for comparing, in the order of pinning (`pinName`). */
  pins: readonly string[]
}

const FARE_TYPES: readonly FareTypeChoice[] = ['private', 'published']

const FLAG_PARAMS = { refundable: 'refund', freeRefund: 'free', bag: 'bag', noLowCost: 'nolcc' } as const

/** A lowest and a highest whole number. */
const span: Format<Span> = {
  read: (text) => {
    const match = /^(\d{1,7})-(\d{1,7})$/.exec(text)
    const [low, high] = [Number(match?.[1]), Number(match?.[2])]
    return match && low <= high ? [low, high] : undefined
  },
  write: (value) => value.join('-'),
}

/** Integer cents, as the whole dollars around them. */
const dollarSpan: Format<Span> = {
  read: (text) => {
    const [low, high] = span.read(text) ?? []
    return low === undefined || high === undefined ? undefined : [low * 100, high * 100]
  },
  write: (cents) => span.write(dollarsAround(cents)),
}

const viewParams = {
  sort: param('sort', oneOf<Sort>(SORTS), 'best'),
  bars: param('bars', flag, false),
  pins: param('pins', listOf(matching(/^[0-9a-z]{1,7}$/), MOST_PINNED), []),
  stops: param('stops', someOf<StopsChoice>(['0', '1', '2']), []),
  airlines: param('air', listOf(matching(/^[A-Z0-9]{2}$/)), []),
  connections: param('via', listOf(matching(/^[A-Z]{3}$/)), []),
  alliances: param('ally', someOf(ALLIANCE_IDS), []),
  seats: param('seats', oneOf<number>(SEAT_CHOICES)),
  conditions: param('cond', someOf([...FLAG_NAMES.map((name) => FLAG_PARAMS[name]), ...FARE_TYPES]), []),
  price: param('price', dollarSpan),
  duration: param('time', span),
  departs: numbered('dep', span, MAX_LEGS),
  arrives: numbered('arr', span, MAX_LEGS),
}

/**
 * Reads order and filters from an address: `sort=cheapest&stops=0,1&air=SQ,EK&via=DXB&ally=star&seats=4`,
 * `cond=refund,bag,private&price=1642-2000&time=0-1200` and per leg `dep1=360-1320`, `arr1=0-1200`. Prices
 * are whole dollars for all travellers, times are minutes; `pins=1k2j3h,9x8y7z` are pinned fares. Values that
 * cannot be read are ignored.
 */
export function readView(address: URLSearchParams): ResultsView {
  const { sort, bars, pins, conditions, ...groups } = readParams(viewParams, address)
  const holds = (name: FlagName) => conditions.includes(FLAG_PARAMS[name])
  return {
    ...{ sort, bars, pins },
    filters: {
      ...groups,
      fareTypes: FARE_TYPES.filter((type) => conditions.includes(type)),
      refundable: holds('refundable'),
      freeRefund: holds('freeRefund'),
      bag: holds('bag'),
      noLowCost: holds('noLowCost'),
    },
  }
}

/** Writes order and active filters into an address; `readView` reads them back. */
export function writeView({ filters, ...view }: ResultsView): URLSearchParams {
  const flags = FLAG_NAMES.filter((name) => filters[name]).map((name) => FLAG_PARAMS[name])
  return writeParams(viewParams, { ...view, ...filters, conditions: [...flags, ...filters.fareTypes] })
}

/** The whole dollars around a span of integer cents: no price within the span is outside them. */
export function dollarsAround([low, high]: Span): Span {
  return [Math.floor(low / 100), Math.ceil(high / 100)]
}

/** The view as address text; equal views have equal text. */
export function viewKey(view: ResultsView): string {
  return writeView(view).toString()
}
