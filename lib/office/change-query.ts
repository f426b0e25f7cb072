import { isCalendarDate, type CalendarDate } from '../dates.ts'
import { typedText } from '../typed-text.ts'

/** Which entries of the change log are shown. All of it is in the address. */
export type ChangeQuery = {
  /** A user name; `~service` for changes that nobody here made. */
  who: string | null
  /** The verb of the entries. */
  what: string | null
  /** The whole reference. */
  reference: string | null
  /** First and last day by the office's clock (UTC), both included. */
  from: CalendarDate | null
  to: CalendarDate | null
  /** The page begins after this entry, counted from the oldest. */
  before: string | null
}

/** Stands for the author of changes that nobody here made. */
export const SERVICE = '~service'

/** The query of an address. Parameters that cannot be understood are left out. */
export function changeQuery(params: URLSearchParams): ChangeQuery {
  const [from, to] = [dateOf(params.get('from')), dateOf(params.get('to'))]
  const before = params.get('before') ?? ''
  return {
    who: textOf(params.get('who')),
    what: textOf(params.get('what')),
    reference: textOf(params.get('reference')),
    from,
    to: from !== null && to !== null && to < from ? null : to,
    before: /^[1-9]\d{0,17}$/.test(before) ? before : null,
  }
}

/** Address of the change log with a query. */
export function changesHref(query: Partial<ChangeQuery>): string {
  const params = changeParams(query).toString()
  return params === '' ? '/office/log' : `/office/log?${params}`
}

/** Address of the file of a query: all of its pages. */
export function changesFileHref(query: ChangeQuery): string {
  const params = changeParams({ ...query, before: null }).toString()
  return `/api/office/changes${params && `?${params}`}`
}

function changeParams(query: Partial<ChangeQuery>): URLSearchParams {
  const set = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return new URLSearchParams(set)
}

function textOf(text: string | null): string | null {
  const trimmed = typedText(text ?? '')
  return trimmed === '' || trimmed.length > 64 ? null : trimmed
}

function dateOf(text: string | null): CalendarDate | null {
  return text !== null && isCalendarDate(text) ? text : null
}
