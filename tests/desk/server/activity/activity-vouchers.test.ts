import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfText } from '../../../../e2e/pdf-text.ts'
import { NO_LETTERHEAD } from '../../../../lib/office/letterhead.ts'
import { vouchersAnswer } from '../../../../server/booking/voucher.ts'
import { saveSettings } from '../../../../server/office/save-settings.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import {
  customer,
  openActivityOffice,
  type ActivityOffice,
} from '../../../gateway/activity-booking/activity-office.ts'
import { openWorld, type World } from '../world.ts'

// V1 for activities: the desk's route passes the gateway's files on, to whoever may have them.

let world: World
let office: ActivityOffice
let grant: AnyGrant

beforeAll(async () => {
  world = await openWorld()
  office = await openActivityOffice(world.gateway)
  grant = await world.grant(await world.signIn(office.office), 'signed_in')
})
afterAll(() => world.close())

const ask = (reference: string, wanted: Partial<Parameters<typeof vouchersAnswer>[3]> = {}, by = grant) =>
  vouchersAnswer(world.desk, by, reference, { voucher: null, shown: false, ...wanted })

async function approved(title = 'Instant Confirmation'): Promise<string> {
  const { uuid } = await office.reserve(title)
  await office.confirm(uuid)
  await office.advance(5)
  return uuid
}

const listOf = async (uuid: string) =>
  (await world.gateway.mustCall('activity.vouchers', { SessionId: office.SessionId, uuid })).data

/** An approved booking of two whose tickets admit directly: a voucher for each. */
async function approvedWithTwo(): Promise<string> {
  const { SessionId } = office
  const { gateway } = world
  const { data } = await gateway.mustCall('activity.products', {
    SessionId,
    type: 'Attraction',
    per_page: 60,
  })
  for (const product of data) {
    const [first] = await gateway.mustCall('activity.product-types', { SessionId, uuid: product.uuid })
    const type = await gateway.mustCall('activity.product-type', { SessionId, uuid: first?.uuid ?? '' })
    if (!type.directAdmission || !type.instantConfirmation || type.options.perPax.length > 0) continue
    const made = await gateway.call('activity.create-booking', {
      SessionId,
      productTypeUuid: type.uuid,
      arrivalDate: '2026-12-03',
      timeSlot: type.timeslots[0]?.startTime,
      adults: 2,
      customer,
    })
    if (made.status !== 200) continue
    const { uuid } = made.body['data'] as { uuid: string }
    await office.confirm(uuid)
    await office.advance(5)
    return uuid
  }
  throw new Error('no ticket that admits directly')
}

test('one voucher is its file, named by us, for nobody else to keep', async () => {
  const uuid = await approved()
  const [voucher] = await listOf(uuid)
  const answer = await ask(uuid)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="voucher-${voucher?.visualId}.pdf"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const text = await pdfText(new Uint8Array(await answer.arrayBuffer()))
  for (const word of [voucher?.visualId, 'Zoë Núñez']) expect(text).toContain(word)
  expect(text).not.toContain(office.SessionId)
})

test('shown in the browser, it is the same file in line', async () => {
  const uuid = await approved()
  const [voucher] = await listOf(uuid)
  const answer = await ask(uuid, { voucher: voucher?.uuid ?? '', shown: true })
  expect(answer.headers.get('content-disposition')).toMatch(/^inline; /)
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
})

test('the cover page has the letterhead, the activity and the voucher numbers, and no price', async () => {
  const admin = { ...grant, role: 'admin' } as AnyGrant
  const letterhead = {
    ...NO_LETTERHEAD,
    legalName: 'Aurora Travel GmbH',
    phones: '+49 30 555',
    footer: 'FN 1a',
  }
  await saveSettings(world.desk, admin, { letterhead })
  const uuid = await approved()
  const [voucher] = await listOf(uuid)
  const answer = await ask(uuid, { voucher: 'cover' })
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="cover-${uuid}.pdf"`)
  const text = await pdfText(new Uint8Array(await answer.arrayBuffer()))
  for (const part of ['Aurora Travel GmbH', '+49 30 555', 'FN 1a', voucher?.visualId, 'Zoë Núñez']) {
    expect(text).toContain(part)
  }
  expect(text).not.toContain('$')
})

test('several are one zip with the cover page and a file for each', async () => {
  const uuid = await approvedWithTwo()
  const vouchers = await listOf(uuid)
  const answer = await ask(uuid)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="vouchers-${uuid}.zip"`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  // Names stand in the clear in the directory of a zip, and files are stored as they are.
  const text = bytes.toString('latin1')
  for (const { visualId } of vouchers) expect(text).toContain(`voucher-${visualId}.pdf`)
  expect(text).toContain(`cover-${uuid}.pdf`)
  expect(text.match(/%PDF-/g)).toHaveLength(3)
  const one = await ask(uuid, { voucher: vouchers[1]?.uuid ?? '' })
  expect(one.headers.get('content-type')).toBe('application/pdf')
}, 60_000)

test('a voucher of another booking is not found, and none is there before the approval', async () => {
  const [uuid, other] = [await approved(), await approved()]
  const [foreign] = await listOf(other)
  expect((await ask(uuid, { voucher: foreign?.uuid ?? '' })).status).toBe(404)
  const { uuid: reserved } = await office.reserve('Instant Confirmation')
  expect((await ask(reserved)).status).toBe(409)
})

test('another office gets nothing, nor does a reference that is none', async () => {
  const uuid = await approved()
  const stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  expect((await ask(uuid, {}, stranger)).status).toBe(404)
  for (const reference of ['../x', `${uuid}"; filename="x.exe`, '%00', '']) {
    expect([reference, (await ask(reference)).status]).toEqual([reference, 404])
  }
})

test('a type that no browser should show is only saved', async () => {
  const uuid = await approved()
  const [voucher] = await listOf(uuid)
  const page = `/Activity/v2/bookings/${uuid}/download-voucher/${voucher?.uuid}`
  world.replace(page, new Response('<script>1</script>', { headers: { 'content-type': 'text/html' } }))
  const answer = await ask(uuid, { shown: true })
  expect(answer.headers.get('content-type')).toBe('application/octet-stream')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.bin"$/)
})
