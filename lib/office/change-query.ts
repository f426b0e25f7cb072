import { day, matching, type Format } from '../address/formats.ts'
import { hrefOf, param, readParams, writeParams } from '../address/params.ts'
import { endFrom, type CalendarDate } from '../dates.ts'
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

const filterText: Format<string> = {
  read: (text) => {
    const typed = typedText(text)
    return typed === '' || typed.length > 64 ? undefined : typed
  },
  write: String,
}

const queryParams = {
  who: param('who', filterText),
  what: param('what', filterText),
  reference: param('reference', filterText),
  from: param('from', day),
  to: param('to', day),
  before: param('before', matching(/^[1-9]\d{0,17}$/)),
}

/** The query of an address. Parameters that cannot be understood are left out. */
export function changeQuery(params: URLSearchParams): ChangeQuery {
  const query = readParams(queryParams, params)
  return { ...query, to: endFrom(query.from, query.to) }
}

/** Address of the change log with a query. */
export function changesHref(query: Partial<ChangeQuery>) {
  return hrefOf('/office/log', writeParams(queryParams, query))
}

/** Address of the file of a query: all of its pages. */
export function changesFileHref(query: ChangeQuery): string {
  return hrefOf('/api/office/changes', writeParams(queryParams, { ...query, before: null }))
}
