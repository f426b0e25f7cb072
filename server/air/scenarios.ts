import 'server-only'
import { z } from 'zod'
import { searchHref } from '../../lib/air/search-params.ts'
import type { ScenariosOfKind } from '../booking/kind.ts'

type Route = { kind: 'route'; from: string; to: string }

/** Routes on which something rare happens: each leads to a search of it. */
export const airScenarios: ScenariosOfKind<Route> = {
  family: 'flights',
  target: z.object({ kind: z.literal('route'), from: z.string().length(3), to: z.string().length(3) }),
  href: ({ from, to }, date) =>
    searchHref({
      trip: 'oneway',
      legs: [{ from, to, date }],
      adults: 1,
      children: 0,
      infants: 0,
      cabin: 1,
    }),
  isAskedIn: ({ from, to }, asked) => {
    const start = asked.indexOf(`"${from}"`)
    return start >= 0 && asked.indexOf(`"${to}"`, start) > start
  },
}
