import type { BookingKind } from '../../contract/booking/kinds.ts'
import { day, matching, oneOf, textThat, whole } from '../address/formats.ts'
import { hrefOf, param, readParams, writeParams } from '../address/params.ts'
import { endFrom, type CalendarDate } from '../dates.ts'
import { serviceOptions } from '../kinds.ts'

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

const queryParams = {
  kind: param('kind', oneOf<StatementKind>(statementKinds), 'all'),
  from: param('from', day),
  to: param('to', day),
  service: param('service', oneOf(serviceOptions.map(({ value }) => value))),
  reference: param('q', textThat(isReferenceText)),
  sealed: param(
    'find',
    textThat((text) => /^[\w.:=+/-]+$/.test(text) && text.length <= LONGEST_SEALED),
  ),
  entry: param('entry', matching(/^[\w :.-]{1,80}$/)),
  page: param('page', whole(1, 999_999), 1),
}

/** The query of an address. Parameters that cannot be understood are left out. */
export function statementQuery(params: URLSearchParams): StatementQuery {
  const query = readParams(queryParams, params)
  return { ...query, to: endFrom(query.from, query.to) }
}

/** Whether a typed text is a reference, which may stand in an address, and not a name: it has a digit. */
export function isReferenceText(text: string): boolean {
  return text.length <= LONGEST_REFERENCE && /^[\w-]*\d[\w-]*$/.test(text)
}

/** Address of the wallet page with a query. */
export function walletHref(query: Partial<StatementQuery>) {
  return hrefOf('/wallet', writeParams(queryParams, query))
}

/**
 * Address of the statement of a booking with one of its movements pointed at.
 * @param reference of the booking, as the statement names it
 * @param id of the movement
 */
export function entryHref(reference: string | null, id: string): string {
  return walletHref({ reference: isReferenceText(reference ?? '') ? reference : null, entry: id })
}

/** Address of the file of a query: all of its pages. */
export function statementFileHref(query: StatementQuery, format: 'csv' | 'pdf'): string {
  const params = writeParams(queryParams, { ...query, entry: null, page: 1 })
  return hrefOf('/api/wallet/statement', params, new URLSearchParams({ format }))
}
