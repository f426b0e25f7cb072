'use server'

import { z } from 'zod'
import { operations } from '../../contract/registry.ts'
import { wireText } from '../../contract/wire.ts'
import { MOST_SECONDS } from '../../lib/studio/amount-of-time.ts'
import { faultKinds } from '../../lib/studio/studio-view.ts'
import { deskAction } from '../session/desk-action.ts'
import {
  addFault,
  advanceClock,
  armScenario,
  disarmScenario,
  expireSessions,
  openShellSession,
  removeFault,
  resetOffice,
} from './act.ts'

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
export const advanceOfficeClock = deskAction({
  permission: 'signed_in',
  input: [advance],
  invalid: BAD_INPUT,
  run: advanceClock,
})

/** Arms a scenario, or takes its strikes back. */
export const setScenario = deskAction({
  permission: 'signed_in',
  input: [name, z.boolean()],
  invalid: BAD_INPUT,
  run: (desk, grant, scenario, isArmed) => (isArmed ? armScenario : disarmScenario)(desk, grant, scenario),
})

/** Sets a fault at the booking service. */
export const setFault = deskAction({
  permission: 'signed_in',
  input: [fault],
  invalid: BAD_INPUT,
  run: addFault,
})

/** Removes a fault by its id, or all of them. */
export const endFault = deskAction({
  permission: 'signed_in',
  input: [name.nullable()],
  invalid: BAD_INPUT,
  run: removeFault,
})

/** Opens one more session of the signed-in person in the sandbox, to be used in a shell. */
export const openSessionForShell = deskAction({
  permission: 'signed_in',
  input: [],
  invalid: BAD_INPUT,
  run: openShellSession,
})

/** Lets the booking service forget the sessions of the signed-in person. */
export const expireMySessions = deskAction({
  permission: 'signed_in',
  input: [],
  invalid: BAD_INPUT,
  run: expireSessions,
})

/** Sets the office of the signed-in person back to its seed. The person types its id as a confirmation. */
export const resetMyOffice = deskAction({
  permission: 'signed_in',
  input: [name],
  invalid: BAD_INPUT,
  run: resetOffice,
})
