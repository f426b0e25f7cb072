import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { HoldInput } from '../../../../lib/booking/hold-input.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { findIntent } from '../../../../server/intent/intent.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { scriptedKind, type ScriptedKind } from './scripted-kind.ts'
import { openWorld, type World } from '../world.ts'

/** A hold that a test sends through a gateway with the answers of its script. */
export type ScriptedHold = {
  world: World
  /** Ann, an agent; `viewer` may not hold. */
  grant: AnyGrant
  viewer: AnyGrant
  kind: ScriptedKind
  /** The form that `hold` sends; each test begins with a new one. */
  input: HoldInput<{ people: string[] }>
  hold(change?: Partial<ScriptedHold['input']>): ReturnType<typeof holdOnce>
  /** The desk's records: the intent of the form, the list, the last entry of the change log. */
  intent(): ReturnType<typeof findIntent>
  rows(): ReturnType<typeof bookingRows>
  lastAudit(): ReturnType<typeof lastEntry>
}

/** Opens the world of a file of tests, and gives each of its tests a kind and a form of its own. */
export function scriptedHold(): ScriptedHold {
  const at = {
    hold: (change: Partial<ScriptedHold['input']> = {}) =>
      holdOnce(at.world.desk, at.grant, at.kind, { ...at.input, ...change }),
    intent: async () => {
      const reference = at.input.clientReference
      const key = { officeId: at.grant.officeId, verb: 'air.book', reference }
      return findIntent(await at.world.desk.store.db(), key)
    },
    rows: () => bookingRows(at.world),
    lastAudit: () => lastEntry(at.world),
  } as ScriptedHold

  beforeAll(async () => {
    at.world = await openWorld()
    const office = await at.world.gateway.mint({
      balance: '100.00',
      users: [
        { userName: 'ann', role: 'agent' },
        { userName: 'vic', role: 'viewer' },
      ],
    })
    at.grant = await at.world.grant(await at.world.signIn(office), 'signed_in')
    at.viewer = await at.world.grant(await at.world.signIn(office, 'viewer'), 'signed_in')
  })
  afterAll(() => at.world.close())
  beforeEach(async () => {
    await (await at.world.desk.store.db()).deleteFrom('booking').execute()
    at.kind = scriptedKind()
    at.input = {
      offerCode: `offer-${randomUUID()}`,
      clientReference: `TD-${randomUUID()}`,
      acceptedTotalCents: 50_000,
      evenIfBooked: false,
      form: { people: ['Anna Keller'] },
    }
  })
  return at
}

async function bookingRows({ desk }: World) {
  return (await desk.store.db()).selectFrom('booking').selectAll().orderBy('created_at').execute()
}

async function lastEntry({ desk }: World) {
  const db = await desk.store.db()
  return db.selectFrom('audit').selectAll().orderBy('seq', 'desc').executeTakeFirst()
}
