import 'server-only'
import type { MacrosView } from '../../lib/macro/macro.ts'
import { desk } from '../desk.ts'
import { requireGrant } from '../session/gate.ts'
import { macrosOf } from './macros.ts'

/** The reading for the page of the macros. */
export type MacrosReading = ({ kind: 'read' } & MacrosView) | { kind: 'session' }

/** The macros of the office: every colleague may see and run them. */
export async function readMacros(): Promise<MacrosReading> {
  const gate = await requireGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const macros = await macrosOf(desk(), gate.grant)
  return { kind: 'read', macros, isAdmin: gate.grant.role === 'admin' }
}
