import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import { openGatewayOn, type TestGateway } from '../../setup/gateway.ts'
import { recordedPassport } from '../../setup/recorded/activity.ts'
import { recordedSuppliers } from '../../setup/recorded/suppliers.ts'
import { openActivityOffice, refusalOf } from './activity-office.ts'

/**
 * The life of an activity booking with a second supplier: one recorded cruise. Nothing of the simulated world
 * is loaded; the import rules prove that (`recorded-without-world`).
 */
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGatewayOn(() => recordedSuppliers)
})
afterAll(() => gateway.close())

test('a cruise is reserved, confirmed, issued and cancelled for what its policy says', async () => {
  const office = await openActivityOffice(gateway, { balance: '1000.00' })
  const perPax = ['C01X1000', 'C01X1001'].map((value) => [{ uuid: recordedPassport, value }])
  const cruise = { timeSlot: undefined, adults: 2, options: { perPax } }
  expect(refusalOf(await office.create('Fjord', { ...cruise, timeSlot: '09:00' }))).toMatch(/timeSlotUuid/)
  expect(refusalOf(await office.create('Fjord', { ...cruise, adults: 10 }))).toMatch(/adults: at most 9/)
  expect(refusalOf(await office.create('Fjord', { ...cruise, adults: 9 }))).toMatch(/8 places are left/)
  const { uuid, links } = await office.reserve('피오르', cruise)
  expect(links.map(({ method, rel }) => `${method} ${rel}`)).toEqual([
    'GET self',
    'PUT confirm',
    'PUT cancel',
    'GET productType',
    'GET product',
  ])
  expect(await office.balance()).toMatchObject({ Held: 178, Available: 822 })
  // The links lead where they say.
  const { href } = links.find(({ rel }) => rel === 'confirm')!
  const body = JSON.stringify({ SessionId: office.SessionId })
  const confirmed = await gateway.send(new URL(href).pathname, { method: 'PUT', body })
  expect(await confirmed.json()).toMatchObject({ data: { uuid, status: 'waiting' } })
  await office.advance(5)
  const issued = await office.read(uuid)
  expect(issued).toMatchObject({
    status: 'approved',
    totalAmount: 178,
    amountBreakdown: [{ name: 'Adult', quantity: 2, price: '89.00' }],
    arrivalDate: '2026-12-03',
    timeSlot: null,
    createdAt: '2026-11-20T17:00:00+08:00',
    completedAt: '2026-11-20T17:00:05+08:00',
    options: { perBooking: [], perPax },
  })
  expect(await office.balance()).toMatchObject({ Held: 0, Total: 822 })
  await office.cancel(uuid)
  await office.advance(1)
  expect(await office.read(uuid)).toMatchObject({
    status: 'refunded',
    refundAmount: 178,
    refundDate: '2026-11-20T17:00:06+08:00',
    cancellationRequestAt: '2026-11-20T17:00:05+08:00',
  })
  expect(await office.balance()).toMatchObject({ Held: 0, Total: 1000 })
  expect(await checkLedger(gateway.services.db, office.officeId)).toEqual([])
})

test('the places of a date are shared by all offices of the environment, and by two gateways', async () => {
  const second = await openGatewayOn(() => recordedSuppliers, {}, gateway)
  const offices = [await openActivityOffice(gateway), await openActivityOffice(second)]
  const eight = { timeSlot: undefined, arrivalDate: '2026-12-05', adults: 8 }
  const uuids = await Promise.all(offices.map(async (office) => (await office.reserve('Fjord', eight)).uuid))
  const answers = await Promise.all(offices.map((office, at) => office.confirm(uuids[at]!)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const late = offices[answers.findIndex(({ status }) => status === 422)]!
  expect(refusalOf(await late.create('Fjord', { ...eight, adults: 1 }))).toBe(
    '422 validation_failed: arrivalDate: sold out on 2026-12-05',
  )
  await second.close()
})
