import 'server-only'
import { operations } from '../../contract/registry.ts'
import type { FaultLine, FaultyOperation, StudioView } from '../../lib/studio/studio-view.ts'
import type { WireNews } from '../../lib/studio/wire-call.ts'
import { desk, type Desk } from '../desk.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import { requireGrant } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { Sandbox } from '../gateway-client/control-plane.ts'
import { studioEvents } from './events.ts'
import { gatewayOfficeId } from './office-id.ts'
import { scenarioLines } from './scenarios.ts'

/** The reading for the page of the studio. `not-found`: the session is not one of the sandbox. */
export type StudioReading =
  { kind: 'read'; view: StudioView; calls: WireNews } | { kind: 'session' } | { kind: 'not-found' }

/** The sandbox studio of the signed-in office. */
export async function readStudio(): Promise<StudioReading> {
  const gate = await requireGrant('signed_in')
  return gate.ok ? studioOf(desk(), gate.grant) : { kind: 'session' }
}

/** The same, for a given grant. */
export async function studioOf(here: Desk, grant: AnyGrant): Promise<StudioReading> {
  if (grant.environment !== 'sandbox') return { kind: 'not-found' }
  const grantOfficeId = gatewayOfficeId(grant)
  const [config, described] = await Promise.all([
    officeConfig(here, grant),
    here.control.describe(grantOfficeId),
  ])
  if (config.kind === 'session') return { kind: 'session' }
  const sandbox = described.kind === 'ok' ? described.data : null
  const office = sandbox ? officeIn(sandbox, grantOfficeId) : null
  const officeId = office?.officeId ?? grantOfficeId
  const serverNow = office ? new Date(office.now).toISOString() : serverNowOf(here, config)
  return {
    kind: 'read',
    calls: here.wireLog.since(grant.officeId, 0),
    view: {
      officeId,
      officeName: grant.officeName,
      serverNow,
      aheadSeconds: office?.aheadSeconds ?? null,
      plane: planeOf(described.kind),
      mayAct: grant.role !== 'viewer',
      events: await studioEvents(here, grant, serverNow),
      scenarios: sandbox
        ? scenarioLines(sandbox, officeId, serverNow.slice(0, 10), here.wireLog.calls(grant.officeId))
        : [],
      faults: (sandbox?.faults ?? []).map(faultLine),
      operations: FAULTY,
      kept: await keptOf(here, grant.officeId),
      addresses: { main: here.settings.gatewayUrls.sandbox, v3: here.settings.v3Urls.sandbox },
    },
  }
}

/** The office that was asked for. Without SessionInfo it was asked for by the id of its organisation. */
function officeIn({ offices }: Sandbox, wantedId: string) {
  const only = offices.length === 1 ? (offices[0] ?? null) : null
  return offices.find(({ officeId }) => officeId === wantedId) ?? only
}

function planeOf(kind: 'ok' | 'none' | 'away' | 'refused'): StudioView['plane'] {
  if (kind === 'ok') return 'there'
  return kind === 'away' ? 'away' : 'none'
}

/** Faults are set on calls of the contract; files that nobody signs in for are no operations. */
const FAULTY: FaultyOperation[] = operations
  .filter(({ answer }) => answer !== 'file')
  .map(({ id, method, path, family }) => ({ id, method, path: family === 'v3' ? `/v3${path}` : path }))

function faultLine(fault: Sandbox['faults'][number]): FaultLine {
  return {
    id: fault.id ?? null,
    operation: fault.operation,
    path: FAULTY.find(({ id }) => id === fault.operation)?.path ?? null,
    kind: fault.kind,
    ms: fault.ms ?? null,
    status: fault.status ?? null,
    times: fault.times ?? null,
    struck: fault.struck ?? null,
  }
}

async function keptOf(here: Desk, officeId: string): Promise<StudioView['kept']> {
  const db = await here.store.db()
  const count = async (table: 'booking' | 'draft') => {
    const { rows } = await db
      .selectFrom(table)
      .select((select) => select.fn.countAll<bigint>().as('rows'))
      .where('office_id', '=', officeId)
      .executeTakeFirstOrThrow()
    return Number(rows)
  }
  const [bookings, drafts] = await Promise.all([count('booking'), count('draft')])
  return { bookings, drafts }
}
