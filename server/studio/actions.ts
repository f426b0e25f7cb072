'use server'

import { z } from 'zod'
import { operations } from '../../contract/registry.ts'
import { wireText } from '../../contract/wire.ts'
import { MOST_SECONDS } from '../../lib/studio/amount-of-time.ts'
import { faultKinds, type StudioOutcome } from '../../lib/studio/studio-view.ts'
import { desk } from '../desk.ts'
import { requireActionGrant } from '../session/gate.ts'
import {
  addFault,
  advanceClock,
  armScenario,
  disarmScenario,
  expireSessions,
  removeFault,
  resetOffice,
  type Advance,
} from './act.ts'
import type { WantedFault } from '../gateway-client/control-plane.ts'

const BAD_INPUT = { kind: 'refused', message: 'The request is incomplete.' } as const

const name = wireText(1, 80)
const advance = z.union([
  z.object({ seconds: z.int().min(1).max(MOST_SECONDS) }),
  z.object({ to: z.iso.datetime().max(40) }),
])
const fault = z.object({
  operation: z.string().refine((id) => operations.some((op) => op.id === id)),
  kind: z.enum(faultKinds),
  ms: z.int().min(0).max(600_000).optional(),
  status: z.int().min(400).max(599).optional(),
  times: z.int().min(1).max(1000).optional(),
})

/** Moves the clock of the signed-in person's office forward. */
export async function advanceOfficeClock(wanted: Advance): Promise<StudioOutcome> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const given = advance.safeParse(wanted)
  return given.success ? advanceClock(desk(), gate.grant, given.data) : BAD_INPUT
}

/** Arms a scenario, or takes its strikes back. */
export async function setScenario(scenario: string, isArmed: boolean): Promise<StudioOutcome> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const given = name.safeParse(scenario)
  if (!given.success) return BAD_INPUT
  const act = isArmed === true ? armScenario : disarmScenario
  return act(desk(), gate.grant, given.data)
}

/** Sets a fault at the booking service. */
export async function setFault(wanted: WantedFault): Promise<StudioOutcome> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const given = fault.safeParse(wanted)
  return given.success ? addFault(desk(), gate.grant, given.data) : BAD_INPUT
}

/** Removes a fault by its id, or all of them. */
export async function endFault(id: string | null): Promise<StudioOutcome> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const given = name.nullable().safeParse(id)
  return given.success ? removeFault(desk(), gate.grant, given.data) : BAD_INPUT
}

/** Lets the booking service forget the sessions of the signed-in person. */
export async function expireMySessions(): Promise<StudioOutcome> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  return expireSessions(desk(), gate.grant)
}

/** Sets the office of the signed-in person back to its seed. `typed` is its id, as a confirmation. */
export async function resetMyOffice(typed: string): Promise<StudioOutcome> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const given = name.safeParse(typed)
  return given.success ? resetOffice(desk(), gate.grant, given.data) : BAD_INPUT
}
