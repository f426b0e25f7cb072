import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { resetOffices } from '../../../../gateway/control/reset-office.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { copyStatement } from '../../../../server/statement/copy-statement.ts'
import { addCredits, copiedLedger, gatewayLedger, gatewayOffice } from './ledger.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

// The desk's copy of the statement has the gateway's movements, each at its place for good.

const STATEMENT = '/Wallet/Statement'

let world: World
let grant: AnyGrant

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
})

const copy = () => copyStatement(world.desk, grant)

async function expectTheSame() {
  expect(await copiedLedger(world, grant)).toEqual(await gatewayLedger(world, grant))
}

test('a new office: its opening balance, and a hold once it is made', async () => {
  expect(await copy()).toEqual({ kind: 'copied', total: 1, missing: 0 })
  const { reference } = await holdFlight(world, grant)
  expect(await copy()).toEqual({ kind: 'copied', total: 2, missing: 0 })
  await expectTheSame()
  expect((await copiedLedger(world, grant)).at(-1)).toMatchObject({ kind: 'hold', reference, family: 'air' })
})

test('a wallet that nothing ever moved is copied as nothing', async () => {
  const office = await world.gateway.mint({ balance: '0.00' })
  grant = await world.grant(await world.signIn(office), 'signed_in')
  expect(await copy()).toEqual({ kind: 'copied', total: 0, missing: 0 })
  expect(await copiedLedger(world, grant)).toEqual([])
})

test('one page is read where nothing or little is new', async () => {
  await addCredits(world, grant, 450)
  const calls = async () => {
    const before = world.calls(STATEMENT)
    await copy()
    return world.calls(STATEMENT) - before
  }
  expect(await calls()).toBe(3)
  expect(await calls()).toBe(1)
  await addCredits(world, grant, 100)
  expect(await calls()).toBe(1)
  await addCredits(world, grant, 300)
  expect(await calls()).toBe(2)
  await expectTheSame()
})

test('a long ledger is read over several calls, the newest movements first', async () => {
  await addCredits(world, grant, 2300)
  expect(await copy()).toEqual({ kind: 'copied', total: 2301, missing: 301 })
  await addCredits(world, grant, 150)
  expect(await copy()).toEqual({ kind: 'copied', total: 2451, missing: 0 })
  await expectTheSame()
})

test('so many new movements that a gap remains: it is filled by the next calls', async () => {
  await addCredits(world, grant, 10)
  await copy()
  await addCredits(world, grant, 2100)
  expect(await copy()).toEqual({ kind: 'copied', total: 2111, missing: 111 })
  expect(await copy()).toEqual({ kind: 'copied', total: 2111, missing: 0 })
  await expectTheSame()
})

test.each([1, 150, 250])('%i movements are added while the pages are read', async (added) => {
  await addCredits(world, grant, 450)
  world.meanwhile(STATEMENT, () => addCredits(world, grant, added))
  await copy()
  await copy()
  await expectTheSame()
})

test('movements that come between the count and the list of a page', async () => {
  await addCredits(world, grant, 450)
  await copy()
  await addCredits(world, grant, 3)
  // The page of a gateway that counts first: the list is newer than its count.
  world.rewrite(STATEMENT, (body) => {
    const { Meta } = body as { Meta: { Total: number } }
    return { ...body, Meta: { ...Meta, Total: Meta.Total - 2 } }
  })
  expect(await copy()).toEqual({ kind: 'copied', total: 454, missing: 0 })
  await expectTheSame()
})

test('two desks may copy at the same time', async () => {
  const other = await openWorld({}, world)
  await addCredits(world, grant, 900)
  await Promise.all([copy(), copyStatement(other.desk, grant)])
  await addCredits(world, grant, 300)
  await Promise.all([copyStatement(other.desk, grant), copy(), copy()])
  await expectTheSame()
  await other.close()
})

test.each([0, 40])('a sandbox that was reset: the copy begins anew (%i movements since)', async (since) => {
  await addCredits(world, grant, 20)
  await copy()
  await resetOffices(world.gateway.services, gatewayOffice(grant))
  await addCredits(world, grant, since)
  expect(await copy()).toEqual({ kind: 'copied', total: since + 1, missing: 0 })
  await expectTheSame()
})

test('a desk that has read the ledger from before a reset does not bring it back', async () => {
  const other = await openWorld({}, world)
  await addCredits(world, grant, 20)
  await copy()
  world.meanwhile(STATEMENT, async () => {
    await resetOffices(world.gateway.services, gatewayOffice(grant))
    await addCredits(world, grant, 30)
    await copyStatement(other.desk, grant)
  })
  await copy()
  await expectTheSame()
  await other.close()
})

test('what the gateway does not give leaves the copy as it is', async () => {
  await copy()
  await addCredits(world, grant, 5)
  const there = await copiedLedger(world, grant)
  world.trouble(STATEMENT, 'malformed', 'malformed', 'malformed')
  expect(await copy()).toEqual({ kind: 'unavailable' })
  world.clearTroubles()
  world.trouble(STATEMENT, 'not-found')
  expect(await copy()).toMatchObject({ kind: 'not-supplied', permissionMissing: false })
  expect(await copiedLedger(world, grant)).toEqual(there)
})
