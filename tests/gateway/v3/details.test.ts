import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGatewayOn, type TestGateway } from '../../setup/gateway.ts'
import { recordedStay } from '../../setup/recorded/hotel.ts'
import { recordedSuppliers } from '../../setup/recorded/suppliers.ts'

/** A refused request of v3 names each field that breaks a rule (gap 239). */

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await openGatewayOn(() => recordedSuppliers)
  token = await gateway.token(await gateway.mint())
})
afterAll(() => gateway.close())

const { checkIn, checkOut, adults } = recordedStay
const stay = { check_in: checkIn, check_out: checkOut, occupancies: [{ adults }] }

async function refusalOf(input: object) {
  const { status, body } = await gateway.call('hotel.search', { token, ...stay, hotel_id: 501, ...input })
  const { code, message, details } = body['error'] as Record<string, unknown>
  return { status, code, message, details }
}

test('every field that is missing or has a wrong form is named', async () => {
  expect(await refusalOf({ check_in: 'x', check_out: undefined, occupancies: [{ adults: 0 }] })).toEqual({
    status: 422,
    code: 'validation_failed',
    message: 'check_in: must be a date, YYYY-MM-DD',
    details: [
      { path: 'check_in', message: 'must be a date, YYYY-MM-DD' },
      { path: 'check_out', message: 'cannot be null' },
      { path: 'occupancies[0].adults', message: 'Too small: expected number to be >=1' },
    ],
  })
})

test('the field of a rule between fields is named, and that of a choice that does not exist', async () => {
  const { details } = await refusalOf({ check_out: checkIn })
  expect(details).toEqual([{ path: 'check_out', message: 'must be after check_in' }])
  expect((await refusalOf({ city_id: 1 })).details).toEqual([
    { path: 'hotel_id', message: 'provide exactly one of city_id or hotel_id' },
  ])
  expect((await refusalOf({ hotel_id: 999_999_999 })).details).toEqual([
    { path: 'hotel_id', message: 'no such hotel' },
  ])
})

test('none for what is no rule of a field', async () => {
  const { body } = await gateway.call('hotel.search', { token: 'none', ...stay, hotel_id: 501 })
  expect(body['error']).toMatchObject({ code: 'unauthorized', details: [] })
})
