import 'server-only'
import { z } from 'zod'
import type { ScenariosOfKind } from '../booking/kind.ts'

/** Products with which something rare happens: each leads to its page. */
export const activityScenarios: ScenariosOfKind<{ kind: 'activity'; uuid: string }> = {
  family: 'activities',
  target: z.object({ kind: z.literal('activity'), uuid: z.uuid().toLowerCase() }),
  href: ({ uuid }) => `/activities/${uuid}`,
  isAskedIn: ({ uuid }, asked) => asked.includes(uuid),
}
