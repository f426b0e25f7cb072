import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activityStates } from '../../../contract/activity/booking-states.ts'
import { pdfText } from '../../../e2e/pdf-text.ts'
import { erasePeople } from '../../../gateway/domain/booking/erase-people.ts'
import { createLog } from '../../../gateway/log.ts'
import { PRODUCTION, SANDBOX, type TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import { openActivityOffice, type ActivityOffice } from './activity-office.ts'
import { reach, ways, type Way } from './reach.ts'

/** Vouchers of bookings and who gets them (Activity v2, vouchers; gaps 163, 190, 191, 200; trust, V1). */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

/** Asks for a voucher as a browser or a partner would. */
function download(
  SessionId: string | null,
  uuid: string,
  voucher: string,
  init: RequestInit & { base?: string } = {},
) {
  const query = SessionId === null ? '' : `?SessionId=${SessionId}`
  return gateway.send(`/Activity/v2/bookings/${uuid}/download-voucher/${voucher}${query}`, init)
}

const list = (SessionId: string, uuid: string) => gateway.call('activity.vouchers', { SessionId, uuid })

const issuedOf = async (office: ActivityOffice, uuid: string) =>
  (await gateway.mustCall('activity.vouchers', { SessionId: office.SessionId, uuid })).data

/** The stored vouchers of a booking, whatever its state. */
async function storedOf(uuid: string): Promise<{ vouchers: string[]; supplierUuid: string | null }> {
  const row = await gateway.services.db
    .selectFrom('booking')
    .select([
      sql<{ uuid: string }[]>`detail -> 'vouchers'`.as('vouchers'),
      sql<string | null>`detail ->> 'supplierUuid'`.as('supplierUuid'),
    ])
    .where(sql<boolean>`detail ->> 'uuid' = ${uuid}`)
    .executeTakeFirstOrThrow()
  return { ...row, vouchers: row.vouchers.map((voucher) => voucher.uuid) }
}

const textOf = async (answer: Response) => pdfText(Buffer.from(await answer.arrayBuffer()))

describe('a voucher is for its own office, while it is good (V1)', () => {
  let own: ActivityOffice
  let other: ActivityOffice
  let readers: string[]
  let strangers: string[]
  let swapped: { uuid: string; voucher: string }[]
  beforeAll(async () => {
    const users = ['agent', 'admin', 'viewer'].map((role) => ({ userName: role, role: role as 'agent' }))
    own = await openActivityOffice(gateway, { users: [...users, { userName: 'ben', role: 'agent' }] })
    other = await openActivityOffice(gateway)
    const [ben] = own.office.users.filter(({ userName }) => userName === 'ben')
    const asBen = { ...own.office, users: [ben!] }
    readers = [own.SessionId, await gateway.signIn(asBen), await gateway.signIn(own.office, 'viewer')]
    readers.push(await gateway.signIn(own.office, 'admin'))
    strangers = [other.SessionId, await gateway.signIn(other.office, 'admin')]
    swapped = []
    for (const office of [own, other]) {
      const uuid = await reach(office, ways.approved)
      swapped.push({ uuid, voucher: (await issuedOf(office, uuid))[0]!.uuid })
    }
  })

  const rows: [string, Way, boolean][] = activityStates.map((state) => [
    state,
    ways[state],
    state === 'approved',
  ])
  const requested: Way = { title: 'Half Back', steps: ['confirm', 5, 'cancel'] }
  rows.push(['cancellation_requested after the issue', requested, true])

  test.each(rows)('%s', async (state, way, good) => {
    const uuid = await reach(own, way)
    const { vouchers, supplierUuid } = await storedOf(uuid)
    expect((await own.read(uuid)).status).toBe(state.split(' ')[0])
    const names = supplierUuid === null ? [uuid] : [uuid, supplierUuid]
    for (const name of names) {
      // One reader is enough for the other name.
      for (const session of name === uuid ? readers : [own.SessionId]) {
        const { status, body } = await list(session, name)
        expect([status, (body['data'] as unknown[]).length]).toEqual([200, good ? 1 : 0])
        for (const voucher of vouchers) {
          const answer = await download(session, name, voucher)
          expect([answer.status, answer.headers.get('content-type')]).toEqual(
            good ? [200, 'application/pdf'] : [404, 'application/json; charset=utf-8'],
          )
          await answer.arrayBuffer()
        }
        for (const { voucher } of swapped) expect((await download(session, name, voucher)).status).toBe(404)
      }
      for (const session of strangers) {
        expect((await list(session, name)).status).toBe(404)
        for (const voucher of [...vouchers, ...swapped.map((each) => each.voucher)]) {
          await expectNothing(await download(session, name, voucher), name)
        }
      }
    }
    for (const voucher of vouchers) {
      for (const { uuid: elsewhere } of swapped) {
        expect((await download(own.SessionId, elsewhere, voucher)).status).toBe(404)
        expect((await download(other.SessionId, elsewhere, voucher)).status).toBe(404)
      }
    }
  })

  /** A booking of another office is answered as one that does not exist. */
  async function expectNothing(answer: Response, name: string) {
    expect(answer.status).toBe(404)
    const { error } = (await answer.json()) as { error: object }
    expect(error).toEqual({ code: 'not_found', message: `Booking not found, UUID: ${name}`, http_code: 404 })
  }

  test('whatever else a request says', async () => {
    const [mine] = swapped
    const { uuid, voucher } = mine!
    const tries: RequestInit[] = [
      { headers: { range: 'bytes=0-99' } },
      { headers: { 'if-none-match': '*' } },
      { headers: { 'if-modified-since': 'Fri, 20 Nov 2026 09:00:00 GMT' } },
      { headers: { cookie: `SessionId=${own.SessionId}` } },
      { headers: { referer: `${SANDBOX}/?SessionId=${own.SessionId}` } },
      { method: 'HEAD' },
    ]
    const ended = await gateway.signIn(own.office)
    await gateway.mustCall('session.end', { SessionId: ended })
    for (const init of tries) {
      expect((await download(other.SessionId, uuid, voucher, init)).status).toBe(404)
      expect((await download(null, uuid, voucher, init)).status).toBe(401)
      expect((await download(ended, uuid, voucher, init)).status).toBe(401)
      expect((await download(own.SessionId, uuid, voucher, { ...init, base: PRODUCTION })).status).toBe(403)
      // Its own office gets all of it, never a part, and never that it has it already.
      const answer = await download(own.SessionId, uuid, voucher, init)
      expect(answer.status).toBe(200)
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (init.method === 'HEAD') expect(bytes).toHaveLength(0)
      else expect(bytes.subarray(-7).toString()).toContain('%%EOF')
    }
  })

  test('no cache may keep an answer, good or not, and a good one has a name', async () => {
    const [mine] = swapped
    const { uuid, voucher } = mine!
    const good = await download(own.SessionId, uuid, voucher)
    const { code } = await own.read(uuid)
    expect(Object.fromEntries(good.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="voucher-${code}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String) as string,
    })
    for (const name of ['etag', 'last-modified', 'accept-ranges']) expect(good.headers.has(name)).toBe(false)
    const refused = await download(other.SessionId, uuid, voucher)
    expect(refused.headers.get('cache-control')).toBe('no-store')
  })
})

describe('vouchers', () => {
  let office: ActivityOffice
  beforeEach(async () => {
    office = await openActivityOffice(gateway)
  })

  test('are listed from the issue on, one for the group, with ways to it and back', async () => {
    const { uuid } = await office.reserve('Instant Confirmation', { adults: 2, children: 1 })
    await office.confirm(uuid)
    const none = { data: [], meta: { pagination: { page: 1, pageCount: 0, perPage: 50, total: 0 } } }
    expect((await list(office.SessionId, uuid)).body).toMatchObject(none)
    await office.advance(5)
    const { completedAt } = await office.read(uuid)
    const { body } = await list(office.SessionId, uuid)
    const [voucher] = await issuedOf(office, uuid)
    const booking = `${SANDBOX}/Activity/v2/bookings/${uuid}`
    expect(body).toMatchObject({
      data: [
        {
          uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
          generatedAt: completedAt,
          visualId: expect.stringMatching(/^\d{10}$/) as string,
          links: [
            { method: 'GET', rel: 'download', href: `${booking}/download-voucher/${voucher?.uuid}` },
            { method: 'GET', rel: 'booking', href: booking },
          ],
        },
      ],
      meta: { pagination: { page: 1, pageCount: 1, perPage: 50, total: 1 } },
      timestamp: expect.stringMatching(/\+08:00$/) as string,
    })
  })

  test('are one for each traveller where tickets admit directly, each with its own code and name', async () => {
    const { data } = await gateway.mustCall('activity.products', {
      SessionId: office.SessionId,
      type: 'Attraction',
      per_page: 40,
    })
    const uuid = await direct(data.map((row) => row.uuid))
    const vouchers = await issuedOf(office, uuid)
    expect(vouchers).toHaveLength(3)
    expect(new Set(vouchers.map(({ visualId }) => visualId)).size).toBe(3)
    const { code } = await office.read(uuid)
    const said: string[] = []
    for (const [at, { uuid: voucher }] of vouchers.entries()) {
      const answer = await download(office.SessionId, uuid, voucher)
      expect(answer.headers.get('content-disposition')).toContain(`"voucher-${code}-${at + 1}.pdf"`)
      said.push(/1 × (\w+)/.exec(await textOf(answer))?.[1] ?? '')
    }
    expect(said).toEqual(['Adult', 'Adult', 'Child'])
    const page = { SessionId: office.SessionId, uuid, per_page: 2, page: 2 }
    const second = await gateway.mustCall('activity.vouchers', page)
    expect(second.data).toEqual(vouchers.slice(2))
    expect(second.meta.pagination).toEqual({ page: 2, pageCount: 2, perPage: 2, total: 3 })
    expect((await gateway.call('activity.vouchers', { ...page, per_page: 101 })).status).toBe(400)
  })

  /** Books the first of these that admits directly, for two adults and a child, until it is issued. */
  async function direct(products: readonly string[]): Promise<string> {
    const { SessionId } = office
    for (const product of products) {
      const [variant] = await gateway.mustCall('activity.product-types', { SessionId, uuid: product })
      const type = await gateway.mustCall('activity.product-type', { SessionId, uuid: variant?.uuid ?? '' })
      const child = type.ticketTypes.find((ticket) => ticket.type === 'child')
      if (!type.directAdmission || !type.instantConfirmation || !child?.allowed) continue
      if (type.options.perBooking.length + type.options.perPax.length > 0) continue
      const days = await gateway.mustCall('activity.price-lists', { SessionId, uuid: type.uuid })
      const free = days.find(
        ({ date, prices }) => date > '2026-11-25' && prices.some((set) => set.quantity > 3),
      )
      if (!free) continue
      const answer = await gateway.call('activity.create-booking', {
        SessionId,
        productTypeUuid: type.uuid,
        arrivalDate: free.date,
        timeSlot: type.timeslots[0]?.startTime,
        adults: 2,
        children: 1,
        customer: {
          firstName: 'Zoë',
          lastName: 'Núñez',
          email: 'zoe@example.com',
          phone: '+44 20 7946 0000',
        },
      })
      if (answer.status !== 200) continue
      const { uuid } = answer.body['data'] as { uuid: string }
      await office.confirm(uuid)
      await office.advance(5)
      return uuid
    }
    throw new Error('no product of these admits directly')
  }

  test('say what was booked, with the answers in words, and ERASED for who was erased', async () => {
    const variant = await office.variant('Every Option')
    const answers = variant.options.perBooking.map(({ uuid, inputType, items = [] }) => {
      const choices = items.map(({ value }) => value)
      return { uuid, value: valueFor(inputType, choices) }
    })
    const { uuid, code } = await office.reserve('Every Option', {
      options: { perBooking: answers, perPax: [] },
    })
    await office.confirm(uuid)
    await office.advance(60)
    const [voucher] = await issuedOf(office, uuid)
    const text = await textOf(await download(office.SessionId, uuid, voucher!.uuid))
    const chosen = variant.options.perBooking.find(({ inputType }) => inputType === 1)
    for (const said of [
      'Every Option',
      code,
      voucher!.visualId!,
      'Mr. Zoë Núñez',
      'Thursday 3 December 2026',
      '09:00',
    ]) {
      expect(text).toContain(said)
    }
    expect(text).toContain(`${chosen?.name}: ${chosen?.items?.[0]?.label}`)
    const { db } = gateway.services
    await erasePeople(db, {
      officeId: office.officeId,
      reference: code,
      positions: null,
      at: gateway.clock.now(),
    })
    const erased = await textOf(await download(office.SessionId, uuid, voucher!.uuid))
    expect(erased).toContain('ERASED')
    expect(erased).not.toMatch(/Zoë|Núñez/)
    expect(erased).not.toContain(`${chosen?.name}:`)
  })

  /** An answer that fits each input type (gap 160). */
  function valueFor(input: number, choices: readonly string[]): string | string[] | boolean {
    const texts: Record<number, string> = {
      3: '2',
      6: '2026-12-03',
      10: '09:30',
      11: '2026-12-03T09:30',
      12: 'GB',
      13: '+44 20 7946 0000',
      14: 'BA 117',
    }
    if (input === 1) return choices[0] ?? ''
    if (input === 2) return choices.slice(0, 2)
    return input === 5 ? true : (texts[input] ?? 'text')
  }

  test('stay as they were booked when the supplier changes or loses what it sold', async () => {
    const uuid = await reach(office, ways.approved)
    const [voucher] = await issuedOf(office, uuid)
    const { activities } = gateway.services
    try {
      gateway.services.activities = {
        ...activities,
        product: () => Promise.resolve(null),
        variant: () => Promise.resolve(null),
      }
      const text = await textOf(await download(office.SessionId, uuid, voucher!.uuid))
      expect(text).toContain('Instant Confirmation')
    } finally {
      gateway.services.activities = activities
    }
  })
})

test('no line of the log has a SessionId, though it stands in the address (gap 200)', async () => {
  const office = await openActivityOffice(gateway)
  const uuid = await reach(office, ways.approved)
  const [voucher] = await issuedOf(office, uuid)
  const lines: string[] = []
  const { log } = gateway.services
  try {
    gateway.services.log = createLog('trace', { write: (line: string) => void lines.push(line) })
    await (await download(office.SessionId, uuid, voucher!.uuid)).arrayBuffer()
    await download(office.SessionId, uuid, 'unknown')
    const path = `/Activity/v2/webhook-events/booking_status_updated/${uuid}?SessionId=${office.SessionId}`
    await gateway.send(path)
    const { db } = gateway.services
    gateway.services.db = failing()
    expect((await gateway.send(path)).status).toBe(500)
    gateway.services.db = db
  } finally {
    gateway.services.log = log
  }
  expect(lines.length).toBeGreaterThanOrEqual(4)
  expect(lines.filter((line) => line.includes(office.SessionId))).toEqual([])
  expect(lines.filter((line) => line.includes(uuid))).toEqual([])

  /** A store whose every use fails. */
  function failing() {
    return new Proxy({} as TestGateway['services']['db'], {
      get: () => {
        throw new TypeError('cannot read')
      },
    })
  }
})
