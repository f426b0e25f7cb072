import type { BookingKind } from '../../contract/booking/kinds.ts'
import { isCalendarDate, type CalendarDate } from '../dates.ts'
import { factsByKind } from '../kinds.ts'

/** The kinds of movement that the statement can be narrowed to, in display order. */
export const statementKinds = ['all', 'open', 'charged', 'released', 'refunds', 'credits'] as const
export type StatementKind = (typeof statementKinds)[number]

/** The shown part of the statement. All of it is in the address. */
export type StatementQuery = {
  kind: StatementKind
  /** First and last day by the office's clock (UTC), both included; null is unbounded. */
  from: CalendarDate | null
  to: CalendarDate | null
  service: BookingKind | null
  /** A reference or a part of it, as typed. */
  reference: string | null
  /** Any other text to find, sealed by `sealFind`: names do not go into addresses. */
  sealed: string | null
  /** The id of a movement that is pointed at; null if none is. */
  entry: string | null
  /** Counts from 1. */
  page: number
}

/** More movements make a PDF that nobody reads; the CSV has no such limit. */
export const MOST_PDF_ROWS = 1000

const LONGEST_REFERENCE = 64
const LONGEST_SEALED = 600

/** The query of an address. Parameters that cannot be understood are left out. */
export function statementQuery(params: URLSearchParams): StatementQuery {
  const [from, to] = [dateOf(params.get('from')), dateOf(params.get('to'))]
  const [kind, service, page] = [params.get('kind'), params.get('service'), params.get('page') ?? '']
  const [reference, sealed] = [params.get('q') ?? '', params.get('find') ?? '']
  const entry = params.get('entry') ?? ''
  return {
    kind: statementKinds.find((each) => each === kind) ?? 'all',
    from,
    to: from !== null && to !== null && to < from ? null : to,
    service: service !== null && Object.hasOwn(factsByKind, service) ? (service as BookingKind) : null,
    reference: isReferenceText(reference) ? reference : null,
    sealed: /^[\w.:=+/-]+$/.test(sealed) && sealed.length <= LONGEST_SEALED ? sealed : null,
    entry: /^[\w :.-]{1,80}$/.test(entry) ? entry : null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** Whether a typed text is a reference, which may stand in an address, and not a name: it has a digit. */
export function isReferenceText(text: string): boolean {
  return text.length <= LONGEST_REFERENCE && /^[\w-]*\d[\w-]*$/.test(text)
}

/** The parameters of a query, without those that are as they are by default. */
function statementParams(query: StatementQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (query.kind !== 'all') params.set('kind', query.kind)
  if (query.from !== null) params.set('from', query.from)
  if (query.to !== null) params.set('to', query.to)
  if (query.service !== null) params.set('service', query.service)
  if (query.reference !== null) params.set('q', query.reference)
  if (query.sealed !== null) params.set('find', query.sealed)
  if (query.entry !== null) params.set('entry', query.entry)
  if (query.page > 1) params.set('page', String(query.page))
  return params
}

/** Address of the wallet page with a query. */
export function walletHref(query: StatementQuery): string {
  const params = statementParams(query).toString()
  return params === '' ? '/wallet' : `/wallet?${params}`
}

/**
 * Address of the statement of a booking with one of its movements pointed at.
 * @param reference of the booking, as the statement names it
 * @param id of the movement
 */
export function entryHref(reference: string | null, id: string): string {
  const all = statementQuery(new URLSearchParams())
  return walletHref({ ...all, reference: isReferenceText(reference ?? '') ? reference : null, entry: id })
}

/** Address of the file of a query: all of its pages. */
export function statementFileHref(query: StatementQuery, format: 'csv' | 'pdf'): string {
  const params = statementParams({ ...query, entry: null, page: 1 })
  params.set('format', format)
  return `/api/wallet/statement?${params}`
}

function dateOf(text: string | null): CalendarDate | null {
  return text !== null && isCalendarDate(text) ? text : null
}
