'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Route } from 'next'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import { looksLikeReference } from '../../lib/booking/import-outcome.ts'
import type { FoundBookings } from '../../lib/booking/found-bookings.ts'
import { readListQuery, listHref } from '../../lib/booking/list-query.ts'
import { dateSpan } from '../booking/date-span.ts'
import { peopleLabel } from '../booking/people-label.ts'
import { listStatus } from '../../lib/booking/list-status.ts'
import type { CalendarDate } from '../../lib/dates.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { readAt } from '../../lib/read.ts'
import type { Command } from '../shell/commands.ts'
import { usePaused } from './use-paused.ts'

const SHORTEST = 2

/**
 * Bookings of the office and saved views that a typed text finds, as commands that open them. The text goes
 * into a body, because it may be a name. A failed search adds nothing: the palette still has its commands.
 * @param otherwise is looked for where the typed text finds no booking; empty for nothing
 */
export function useFoundBookings(
  typed: string,
  otherwise: string,
  today: CalendarDate,
): { commands: Command[]; searching: boolean } {
  const first = useFound(typed)
  const isNone = first.bookings?.lines.length === 0 && !first.searching
  const second = useFound(isNone ? otherwise : '')
  const searching = first.searching || second.searching
  if (!first.bookings) return { commands: [], searching }
  const lines = second.bookings?.lines ?? []
  const bookings = lines.length > 0 ? { ...first.bookings, lines } : first.bookings
  return { commands: commandsOf(bookings, first.query, today), searching }
}

/**
 * The bookings that match a text; undefined before the first answer. An answer to an earlier text stays
 * meanwhile.
 */
function useFound(typed: string): { bookings: FoundBookings | undefined; query: string; searching: boolean } {
  const wanted = typed.trim()
  const query = usePaused(wanted)
  const isAsked = query.length >= SHORTEST
  const { data, isFetching } = useQuery({
    queryKey: ['bookings found', query],
    queryFn: ({ signal }) => readAt<FoundBookings>('/api/bookings/find', { typed: query }, signal),
    enabled: isAsked,
    retry: false,
    placeholderData: keepPreviousData,
  })
  return {
    bookings: isAsked && wanted.length >= SHORTEST ? data : undefined,
    query,
    searching: wanted.length >= SHORTEST && (isFetching || query !== wanted),
  }
}

function commandsOf({ lines, views }: FoundBookings, query: string, today: CalendarDate): Command[] {
  const isUnknown = lines.length === 0 && looksLikeReference(query)
  return [
    ...views.map(({ name, params, typed }) => ({
      id: `view ${name}`,
      label: name,
      group: 'Saved views',
      href: listHref(readListQuery(new URLSearchParams(params), typed)) as Route,
    })),
    ...lines.map((line) => ({
      id: `booking ${line.reference}`,
      label: [
        peopleLabel(line),
        line.service?.title ?? kindFacts(line.kind).service,
        line.service?.code ?? line.reference,
        line.service?.days && dateSpan(line.service.days.from, line.service.days.to, today),
        listStatus(line).word,
      ]
        .filter(Boolean)
        .join(' · '),
      group: 'Bookings',
      href: bookingHref(line.reference),
    })),
    ...(isUnknown
      ? [
          {
            id: 'import',
            label: `Import ${query}`,
            group: 'Bookings',
            href: `/bookings?${new URLSearchParams({ import: query })}` as Route,
          },
        ]
      : []),
  ]
}
