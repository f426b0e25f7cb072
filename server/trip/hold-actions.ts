'use server'

import { z } from 'zod'
import { termsKinds } from '../../lib/booking/refund-terms.ts'
import { failureChoices, type HoldPlanOutcome, type RunOutcome } from '../../lib/trip/hold-run.ts'
import { MOST_OPTIONS } from '../../lib/trip/trip.ts'
import { deskAction } from '../session/desk-action.ts'
import { planHolds } from './hold-plan.ts'
import { holdAgreed, stepRun } from './hold-run.ts'
import { stopRun } from './hold-runs.ts'

const INVALID = { kind: 'refused', message: 'The request is incomplete.' } as const

const agreedOption = z.object({
  optionId: z.uuid(),
  agreedCents: z.int().min(0),
  agreedRefund: z.object({ kind: z.enum(termsKinds), until: z.string().max(32).nullable() }).nullable(),
})
const runAt = z.object({ tripId: z.uuid(), runId: z.uuid() })

/** Says what holding all chosen options of a trip would do now. */
export const planHoldAll = deskAction({
  permission: 'signed_in',
  input: [z.uuid()],
  invalid: INVALID,
  run: (desk, grant, tripId): Promise<HoldPlanOutcome> => planHolds(desk, grant, tripId),
})

/** Begins to hold the options of a trip at the prices that were agreed to. Nothing is sent yet. */
export const beginHoldAll = deskAction({
  permission: 'signed_in',
  input: [
    z.object({
      tripId: z.uuid(),
      ifOneFails: z.enum(failureChoices),
      agreed: z.array(agreedOption).min(1).max(MOST_OPTIONS).readonly(),
    }),
  ],
  invalid: INVALID,
  run: (desk, grant, agreed): Promise<RunOutcome> => holdAgreed(desk, grant, agreed),
})

/** Does the next step of a run, and answers how far it is. */
export const stepHoldAll = deskAction({
  permission: 'signed_in',
  input: [runAt],
  invalid: INVALID,
  run: (desk, grant, at): Promise<RunOutcome> => stepRun(desk, grant, at),
})

/** Holds nothing more; what is held is kept or released. */
export const stopHoldAll = deskAction({
  permission: 'signed_in',
  input: [runAt.extend({ ifOneFails: z.enum(failureChoices) })],
  invalid: INVALID,
  run: (desk, grant, stopped): Promise<RunOutcome> => stopRun(desk, grant, stopped),
})
