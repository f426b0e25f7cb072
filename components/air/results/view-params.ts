import { MAX_LEGS } from '../../../contract/air/codes.ts'
import { ALLIANCE_IDS } from './alliances.ts'
import {
  FLAG_NAMES,
  NO_FILTERS,
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

const FLAG_PARAMS: Record<FlagName, string> = {
  refundable: 'refund',
  freeRefund: 'free',
  bag: 'bag',
  noLowCost: 'nolcc',
}

const STOPS: readonly StopsChoice[] = ['0', '1', '2']

/**
 * Reads order and filters from an address: `sort=cheapest&stops=0,1&air=SQ,EK&via=DXB&ally=star&seats=4`,
 * `cond=refund,bag,private&price=1642-2000&time=0-1200` and per leg `dep1=360-1320`, `arr1=0-1200`. Prices
 * are whole dollars for all travellers, times are minutes; `pins=1k2j3h,9x8y7z` are pinned fares. Values that
 * cannot be read are ignored.
 */
export function readView(params: URLSearchParams): ResultsView {
  const conditions = list(params.get('cond'))
  const dollars = readSpan(params.get('price'))
  return {
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'best',
    bars: params.get('bars') === '1',
    pins: [...new Set(list(params.get('pins')))]
      .filter((name) => /^[0-9a-z]{1,7}$/.test(name))
      .slice(0, MOST_PINNED),
    filters: {
      stops: STOPS.filter((choice) => list(params.get('stops')).includes(choice)),
      airlines: list(params.get('air')).filter((code) => /^[A-Z0-9]{2}$/.test(code)),
      connections: list(params.get('via')).filter((code) => /^[A-Z]{3}$/.test(code)),
      alliances: ALLIANCE_IDS.filter((id) => list(params.get('ally')).includes(id)),
      fareTypes: FARE_TYPES.filter((type) => conditions.includes(type)),
      refundable: conditions.includes(FLAG_PARAMS.refundable),
      freeRefund: conditions.includes(FLAG_PARAMS.freeRefund),
      bag: conditions.includes(FLAG_PARAMS.bag),
      noLowCost: conditions.includes(FLAG_PARAMS.noLowCost),
      seats: SEAT_CHOICES.find((choice) => String(choice) === params.get('seats')) ?? null,
      price: dollars && [dollars[0] * 100, dollars[1] * 100],
      duration: readSpan(params.get('time')),
      departs: legSpans(params, 'dep'),
      arrives: legSpans(params, 'arr'),
    },
  }
}

/** Adds order and active filters to an address; `readView` reads them back. */
export function writeView(params: URLSearchParams, view: ResultsView): void {
  const { filters, sort, bars, pins } = view
  const conditions = [
    ...FLAG_NAMES.filter((name) => filters[name]).map((name) => FLAG_PARAMS[name]),
    ...filters.fareTypes,
  ]
  const entries: [string, string][] = [
    ['sort', sort === 'best' ? '' : sort],
    ['bars', bars ? '1' : ''],
    ['pins', pins.join(',')],
    ['stops', filters.stops.join(',')],
    ['air', filters.airlines.join(',')],
    ['via', filters.connections.join(',')],
    ['ally', filters.alliances.join(',')],
    ['seats', filters.seats === null ? '' : String(filters.seats)],
    ['cond', conditions.join(',')],
    ['price', filters.price ? dollarsAround(filters.price).join('-') : ''],
    ['time', filters.duration?.join('-') ?? ''],
  ]
  filters.departs.forEach((span, index) => entries.push([`dep${index + 1}`, span?.join('-') ?? '']))
  filters.arrives.forEach((span, index) => entries.push([`arr${index + 1}`, span?.join('-') ?? '']))
  for (const [name, value] of entries) if (value !== '') params.set(name, value)
}

/** The whole dollars around a span of integer cents: no price within the span is outside them. */
export function dollarsAround([low, high]: Span): Span {
  return [Math.floor(low / 100), Math.ceil(high / 100)]
}

/** The view as address text; equal views have equal text. */
export function viewKey(view: ResultsView): string {
  const params = new URLSearchParams()
  writeView(params, view)
  return params.toString()
}

function list(text: string | null): string[] {
  return text ? text.split(',') : []
}

function legSpans(params: URLSearchParams, prefix: string): (Span | null)[] {
  const spans = Array.from({ length: MAX_LEGS }, (_, index) => readSpan(params.get(`${prefix}${index + 1}`)))
  const last = spans.findLastIndex((span) => span !== null)
  return last < 0 ? [...NO_FILTERS.departs] : spans.slice(0, last + 1)
}

function readSpan(text: string | null): Span | null {
  const match = /^(\d{1,7})-(\d{1,7})$/.exec(text ?? '')
  const [low, high] = [Number(match?.[1]), Number(match?.[2])]
  return match && low <= high ? [low, high] : null
}
