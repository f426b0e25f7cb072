'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Route } from 'next'
import { useEffect, useState } from 'react'
import { looksLikeReference } from '../../lib/booking/adopt-outcome.ts'
import type { FoundBookings } from '../../lib/booking/found-bookings.ts'
import { readListQuery, listHref } from '../../lib/booking/list-query.ts'
import { peopleLabel } from '../booking/people-label.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { readAt } from '../../lib/read.ts'
import type { Command } from './commands.ts'

const PAUSE_MILLISECONDS = 150
const SHORTEST = 2

/**
 * Bookings of the office and saved views that a typed text finds, as commands that open them. The text goes
 * into a body, because it may be a name. What cannot be read is left out: the palette has its commands.
 */
export function useFoundBookings(typed: string): { commands: Command[]; searching: boolean } {
  const wanted = typed.trim()
  const asked = usePaused(wanted)
  const isAsked = asked.length >= SHORTEST
  const { data, isFetching } = useQuery({
    queryKey: ['bookings found', asked],
    queryFn: ({ signal }) => readAt<FoundBookings>('/api/bookings/find', { typed: asked }, signal),
    enabled: isAsked,
    retry: false,
    placeholderData: keepPreviousData,
  })
  const found = isAsked && wanted.length >= SHORTEST ? data : undefined
  return {
    commands: found ? commandsOf(found, asked) : [],
    searching: wanted.length >= SHORTEST && (isFetching || asked !== wanted),
  }
}

function commandsOf({ lines, views }: FoundBookings, asked: string): Command[] {
  const isUnknown = lines.length === 0 && looksLikeReference(asked)
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
      ]
        .filter(Boolean)
        .join(' · '),
      group: 'Bookings',
      href: `/bookings/${encodeURIComponent(line.reference)}` as Route,
    })),
    ...(isUnknown
      ? [
          {
            id: 'adopt',
            label: `Add ${asked}, made elsewhere`,
            group: 'Bookings',
            href: `/bookings?${new URLSearchParams({ adopt: asked })}` as Route,
          },
        ]
      : []),
  ]
}

/** The text as it is once typing rests. */
function usePaused(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
