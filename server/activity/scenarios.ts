import 'server-only'
import { z } from 'zod'
import { scenariosOf } from '../booking/kind-scenarios.ts'

/** Products with which something rare happens: each leads to its page. */
export const activityScenarios = scenariosOf(
  'activities',
  z.object({ kind: z.literal('activity'), uuid: z.uuid().toLowerCase() }),
  ({ uuid }) => ({ href: () => `/activities/${uuid}`, isAskedIn: (callText) => callText.includes(uuid) }),
)
