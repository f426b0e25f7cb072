import 'server-only'
import { z } from 'zod'
import { searchHref } from '../../lib/air/search-params.ts'
import { scenariosOf } from '../booking/kind-scenarios.ts'

/** Routes on which something rare happens: each leads to a search of it. */
export const airScenarios = scenariosOf(
  'flights',
  z.object({ kind: z.literal('route'), from: z.string().length(3), to: z.string().length(3) }),
  ({ from, to }) => ({
    href: (date) =>
      searchHref({
        trip: 'oneway',
        legs: [{ from, to, date }],
        adults: 1,
        children: 0,
        infants: 0,
        cabin: 1,
      }),
    isAskedIn: (callText) => {
      const start = callText.indexOf(`"${from}"`)
      return start >= 0 && callText.indexOf(`"${to}"`, start) > start
    },
  }),
)
