'use client'

import { useQuery } from '@tanstack/react-query'

const NONE: ReadonlyMap<string, string> = new Map()
const DAY_MILLISECONDS = 86_400_000

/**
 * Airport names by IATA code, from the reference file that browsers keep. Empty until it has come, and when it fails: the
 * codes say enough to go on.
 */
export function useAirportNames(): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['reference', 'airport-names'],
    staleTime: DAY_MILLISECONDS,
    gcTime: DAY_MILLISECONDS,
    queryFn: async ({ signal }) => {
      const answer = await fetch('/api/reference/airports.json', { signal })
      if (!answer.ok) throw new Error(`The airports answered ${answer.status}`)
      const airports = (await answer.json()) as { code: string; name: string }[]
      return new Map(airports.map((airport) => [airport.code, shortName(airport.name)]))
    },
  })
  return data ?? NONE
}

/** "London Heathrow Airport" reads as "London Heathrow": in a column of airports the word says nothing. */
function shortName(name: string): string {
  return name.replace(/ (International )?Airport$/i, '')
}
