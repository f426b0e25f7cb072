import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { tripKey } from '../../../../lib/air/draft.ts'
import { parseFare } from '../../../../lib/air/parse-fare.ts'
import { draftKey } from '../../../../lib/booking/draft.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { lookUpHold } from '../../../../server/booking/look-up.ts'
import { keepDraft } from '../../../../server/draft/drafts.ts'
import { draftTexts } from './draft-texts.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { purge, startPurging } from '../../../../server/store/purge.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { faresOf } from '../../../setup/air.ts'
import { holdInputFor, openWorld, type World } from '../world.ts'

let world: World
let office: MintedOffice
let grant: Grant<'air_book'>

beforeEach(async () => {
  world = await openWorld()
  office = await world.gateway.mint()
  grant = await world.grant(await world.signIn(office), 'air_book')
})
afterEach(() => world.close())

async function counts() {
  const db = await world.desk.store.db()
  const drafts = await db.selectFrom('draft').select('key').execute()
  const sessions = await db.selectFrom('session').select('id').execute()
  return { drafts: drafts.length, sessions: sessions.length }
}

test('a hold erases the draft it was made from, without a word of the browser', async () => {
  const [fare] = await faresOf(world.gateway, grant.gatewaySession.reveal(), 'LHR', 'AMS')
  if (!fare) throw new Error('no fares')
  const own = draftKey('air', { subjectKey: tripKey(parseFare(fare)) })
  await keepDraft(world.desk, grant, own, '{"passport":"C01X00T47"}')
  await keepDraft(world.desk, grant, 'air:another trip', '{}')
  const totalCents = Math.round(fare.AirItineraryPricingInfo.ItinTotalFare.TotalFare * 100)
  const short = { ...holdInputFor({ code: fare.FareSourceCode, totalCents }), acceptedTotalCents: 1 }
  expect(await holdOnce(world.desk, grant, airHandling, short)).toEqual({ kind: 'revalidate' })
  expect(await counts()).toMatchObject({ drafts: 2 })
  const held = await holdOnce(
    world.desk,
    grant,
    airHandling,
    holdInputFor({ code: fare.FareSourceCode, totalCents }),
  )
  expect(held).toMatchObject({ kind: 'held' })
  expect(await counts()).toMatchObject({ drafts: 1 })
  expect(await draftTexts(world.desk, grant, 'air:')).toEqual(['{}'])
})

test('what has lapsed is deleted by the sweeper, whether or not anybody uses the desk', async () => {
  await keepDraft(world.desk, grant, 'air:a trip', '{}')
  world.pass(13 * 3600)
  await world.signIn(office)
  await purge(world.desk)
  // A session ends after twelve hours, a draft after twenty-four.
  expect(await counts()).toEqual({ drafts: 1, sessions: 1 })
  world.pass(12 * 3600)
  await world.signIn(office)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    startPurging(world.desk, [])
    await vi.waitFor(async () => expect(await counts()).toEqual({ drafts: 0, sessions: 1 }))
    world.pass(13 * 3600)
    vi.advanceTimersByTime(10 * 60_000)
    await vi.waitFor(async () => expect(await counts()).toEqual({ drafts: 0, sessions: 0 }))
    await world.signIn(office)
  } finally {
    vi.useRealTimers()
  }
  expect(await counts()).toEqual({ drafts: 0, sessions: 1 })
  expect(await draftTexts(world.desk, grant, 'air:')).toEqual([])
})

test('two trips are kept side by side, the latest first; the eleventh pushes out the oldest', async () => {
  for (let trip = 1; trip <= 11; trip++) {
    await keepDraft(world.desk, grant, `air:${trip}`, `${trip}`)
    world.pass(1)
  }
  await keepDraft(world.desk, grant, 'air:2', 'again')
  const drafts = await draftTexts(world.desk, grant, 'air:')
  expect(drafts).toHaveLength(10)
  expect(drafts.slice(0, 2)).toEqual(['again', '11'])
  expect(drafts).not.toContain('1')
  expect(await draftTexts(world.desk, grant, 'hotel:')).toEqual([])
})

test('a colleague who finds the lost booking erases the draft of the one who sent it', async () => {
  const [fare] = await faresOf(world.gateway, grant.gatewaySession.reveal(), 'LHR', 'AMS')
  if (!fare) throw new Error('no fares')
  const totalCents = Math.round(fare.AirItineraryPricingInfo.ItinTotalFare.TotalFare * 100)
  const key = draftKey('air', { subjectKey: tripKey(parseFare(fare)) })
  await keepDraft(world.desk, grant, key, '{}')
  const colleague = await world.grant(await world.signIn(office, 'admin'), 'air_book')
  await keepDraft(world.desk, colleague, key, '{}')
  world.trouble('/Air/AirBook', 'lose-reply')
  const input = holdInputFor({ code: fare.FareSourceCode, totalCents })
  expect(await holdOnce(world.desk, grant, airHandling, input)).toMatchObject({ kind: 'unknown' })
  await lookUpHold(world.desk, colleague, airHandling, input.clientReference)
  expect(await draftTexts(world.desk, grant, 'air:')).toEqual([])
  expect(await draftTexts(world.desk, colleague, 'air:')).toEqual(['{}'])
})

describe('a stored draft is sealed (trust rules: personal data at rest)', () => {
  const secret = '{"passport":"C01X00T47","lastName":"Keller"}'
  const storedRows = async () =>
    (await world.desk.store.db()).selectFrom('draft').select(['user_name', 'sealed_payload']).execute()

  test('shows nothing of what was typed', async () => {
    await keepDraft(world.desk, grant, 'air:a trip', secret)
    const rows = JSON.stringify(await storedRows())
    for (const word of [
      'C01X00T47',
      'Keller',
      'passport',
      Buffer.from(secret).toString('base64').slice(4, 24),
    ]) {
      expect(rows).not.toContain(word)
    }
    expect(await draftTexts(world.desk, grant, 'air:')).toEqual([secret])
  })

  test('is not read after its 24 hours, even before it is deleted', async () => {
    await keepDraft(world.desk, grant, 'air:a trip', secret)
    world.pass(24 * 3600 - 1)
    expect(await draftTexts(world.desk, grant, 'air:')).toEqual([secret])
    world.pass(1)
    expect(await draftTexts(world.desk, grant, 'air:')).toEqual([])
    expect(await storedRows()).toHaveLength(1)
  })

  test('does not open in the row of a colleague, of another office or of another trip', async () => {
    await keepDraft(world.desk, grant, 'air:a trip', secret)
    const [row] = await storedRows()
    if (!row) throw new Error('no draft')
    const thieves = [
      { officeId: grant.officeId, userName: 'a colleague', key: 'air:a trip' },
      { officeId: 'sandbox:another office', userName: grant.userName, key: 'air:a trip' },
      { officeId: grant.officeId, userName: grant.userName, key: 'air:another trip' },
    ]
    const db = await world.desk.store.db()
    for (const { key, ...owner } of thieves) {
      await keepDraft(world.desk, owner, key, 'their own')
      await db
        .updateTable('draft')
        .set({ sealed_payload: row.sealed_payload })
        .where('office_id', '=', owner.officeId)
        .where('user_name', '=', owner.userName)
        .where('key', '=', key)
        .execute()
      expect(await draftTexts(world.desk, owner, key)).toEqual([])
    }
    expect(await draftTexts(world.desk, grant, 'air:a trip')).toEqual([secret])
  })
})
