import type { BookingKind } from '../../contract/booking/kinds.ts'
import { anyText, day, oneOf, uuid } from '../address/formats.ts'
import { hrefOf, param, readParams, writeParams } from '../address/params.ts'
import type { CalendarDate } from '../dates.ts'
import { COST_CENTRE_LENGTH } from '../office/cost-centres.ts'
import { serviceOptions } from '../kinds.ts'
import type { BookingStanding } from './kind-facts.ts'

/** The parts of the bookings list. All but the first two leave no booking out and have none twice. */
export const LIST_TABS = ['attention', 'all', 'upcoming', 'past', 'cancelled'] as const
export type ListTab = (typeof LIST_TABS)[number]

/** The orders of the list. `deadline` is holds by deadline, then the newest. */
export const LIST_SORTS = [
  'deadline',
  'newest',
  'oldest',
  'date',
  'date-desc',
  'total-desc',
  'total',
] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** The standings that can be filtered by, in the order of a booking's life. */
export const LIST_STANDINGS = [
  'held',
  'underway',
  'made',
  'ending',
  'over',
  'none',
  'unknown',
] as const satisfies readonly BookingStanding[]

/** The filters of the list besides tab and typed text; null for one that is not set. */
export type ListFilters = {
  kind: BookingKind | null
  standing: BookingStanding | null
  /** The agent as the list names them. */
  agent: string | null
  /** One of the office's cost centres. */
  costCentre: string | null
  /** The id of a trip. */
  trip: string | null
  /** Bookings whose service touches these days. */
  from: CalendarDate | null
  to: CalendarDate | null
}

/**
 * The query of the bookings list. The typed text may be a traveller's name, so the address has it in its
 * fragment, which no server and no log sees.
 */
export type ListQuery = ListFilters & {
  tab: ListTab
  typed: string
  sort: ListSort
  /** The cursor of a later page; null for the first. */
  after: string | null
}

export const NO_LIST_FILTERS: ListFilters = {
  kind: null,
  standing: null,
  agent: null,
  costCentre: null,
  trip: null,
  from: null,
  to: null,
}
export const PLAIN_LIST: ListQuery = {
  ...NO_LIST_FILTERS,
  tab: 'all',
  typed: '',
  sort: 'deadline',
  after: null,
}

/** Longer text is cut: nothing that finds a booking is as long. */
const LONGEST_TEXT = 80

/** The order in which a tab is shown unless another is asked for. */
export function sortOf(tab: ListTab): ListSort {
  if (tab === 'upcoming') return 'date'
  if (tab === 'past') return 'date-desc'
  return tab === 'cancelled' ? 'newest' : 'deadline'
}

const queryParams = {
  tab: param('tab', oneOf<ListTab>(LIST_TABS), PLAIN_LIST.tab),
  kind: param('kind', oneOf(serviceOptions.map(({ value }) => value))),
  standing: param('status', oneOf<BookingStanding>(LIST_STANDINGS)),
  agent: param('agent', anyText(LONGEST_TEXT)),
  costCentre: param('cost-centre', anyText(COST_CENTRE_LENGTH)),
  trip: param('trip', uuid),
  from: param('from', day),
  to: param('to', day),
  sort: param('sort', oneOf<ListSort>(LIST_SORTS)),
  after: param('after', anyText()),
}

/** Reads a query from parameters; wrong values are left out. */
export function readListQuery(params: URLSearchParams, typed = ''): ListQuery {
  const { sort, agent, costCentre, ...query } = readParams(queryParams, params)
  return {
    ...query,
    typed: typed.slice(0, LONGEST_TEXT),
    agent: agent || null,
    costCentre: costCentre || null,
    sort: sort ?? sortOf(query.tab),
  }
}

/** The parameters of a query without its typed text; usual values are left out. */
export function listParams(query: ListQuery): URLSearchParams {
  const sort = query.sort === sortOf(query.tab) ? null : query.sort
  return writeParams(queryParams, { ...query, sort })
}

/** The address of a query. */
export function listHref(query: ListQuery): string {
  return hrefOf('/bookings', listParams(query)) + typedFragment(query.typed)
}

/** `#q=keller`; empty for no text. */
export function typedFragment(typed: string): string {
  return typed === '' ? '' : `#${new URLSearchParams({ q: typed })}`
}

/** The typed text of an address's fragment. */
export function typedOf(fragment: string): string {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('q')?.slice(0, LONGEST_TEXT) ?? ''
}

/** Whether a query narrows by anything but its tab. */
export function isNarrowed(query: ListQuery): boolean {
  const { typed, kind, standing, agent, costCentre, trip, from, to } = query
  return typed !== '' || [kind, standing, agent, costCentre, trip, from, to].some((value) => value !== null)
}
