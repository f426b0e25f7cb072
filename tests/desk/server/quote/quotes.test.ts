import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../../../database/transaction.ts'
import { quoteContent } from '../../../../lib/quote/quote-content.ts'
import { forgetQuoteNames } from '../../../../server/booking/forget-quotes.ts'
import { openContent, sealContent } from '../../../../server/booking/stored-quotes.ts'
import { saveClient } from '../../../../server/client/save-client.ts'
import { agreeTo, askForChange } from '../../../../server/quote/client-answers.ts'
import { noteOpened, quoteOfLink } from '../../../../server/quote/client-page.ts'
import { makeQuote, withdrawQuote } from '../../../../server/quote/make-quote.ts'
import { lastTexts } from '../../../../server/quote/quotes-of-trip.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { removeOption } from '../../../../server/trip/change-options.ts'
import { timelineOf } from '../../../../server/trip/timeline.ts'
import { dropTrip, setClientOfTrip } from '../../../../server/trip/trips.ts'
import { openQuoteWorld, tokenOf, type QuoteWorld } from './quote-world.ts'

let quoting: QuoteWorld
let grant: AnyGrant
let stranger: AnyGrant

beforeAll(async () => {
  quoting = await openQuoteWorld()
})
afterAll(() => quoting.close())
beforeEach(async () => {
  const { world } = quoting
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
})

async function rowsOf(tripId: string) {
  const db = await quoting.desk.store.db()
  return db.selectFrom('quote').selectAll().where('trip_id', '=', tripId).orderBy('revision').execute()
}

async function textsOf(tripId: string): Promise<string[]> {
  return (await timelineOf(quoting.desk, grant, tripId)).map(({ who, text }) => `${who} ${text}`)
}

const request = { requestId: 'a-request' }

test('an offer freezes alternatives at client prices, and has a number of the year and a link', async () => {
  const trip = await quoting.tripToOffer(grant)
  const quote = await quoting.offer(grant, trip, { payment: 'By bank transfer', note: 'As we said' })
  expect(quote).toMatchObject({ number: '2026-0001', revision: 1, standing: 'open', openedAt: null })
  expect(quote.totalCents).toBe(quoting.totalsOf(trip).clientCents)
  expect(quote.parts).toBe('Hotel, flight A or B')
  expect((await quoting.tripOf(grant, trip.id)).state).toBe('offered')
  const seen = await quoteOfLink(quoting.desk, tokenOf(quote))
  expect(seen?.content).toMatchObject({ title: trip.name, payment: 'By bank transfer', note: 'As we said' })
  expect(seen?.content.slots[1]?.alternatives.map(({ isRecommended }) => isRecommended)).toEqual([
    true,
    false,
  ])
  expect(await lastTexts(quoting.desk, grant)).toEqual({ payment: 'By bank transfer', words: '' })
  const other = await quoting.offer(stranger, await quoting.tripToOffer(stranger))
  expect(other.number).toBe('2026-0001')
})

test('what is frozen has no net price, no markup, no code and no address, and takes no such field', async () => {
  const trip = await quoting.tripToOffer(grant)
  await quoting.offer(grant, trip)
  const [row] = await rowsOf(trip.id)
  if (!row) throw new Error('no row')
  const content = openContent(quoting.desk, row)
  const text = JSON.stringify(content)
  for (const { netCents, bookHref, facts } of trip.options) {
    const code = new URLSearchParams(bookHref.split('?')[1]).get('fare') ?? 'no code'
    for (const secret of [
      String(netCents),
      (netCents / 100).toFixed(2),
      code,
      grant.gatewaySession.reveal(),
    ]) {
      expect(text).not.toContain(secret)
    }
    expect(text).toContain(facts.title)
  }
  expect(text).not.toMatch(/net|markup|address|href|session/i)
  const withNet = { ...content, netCents: 1 }
  expect(quoteContent.safeParse(withNet).success).toBe(false)
  expect(() => sealContent(quoting.desk, grant.officeId, row.id, withNet)).toThrow()
})

test('neither the secret of a link nor the name of a client can be read in the store', async () => {
  const trip = await quoting.tripToOffer(grant)
  const quote = await quoting.offer(grant, trip, { note: 'For Anna' })
  const [row] = await rowsOf(trip.id)
  expect(JSON.stringify(row)).not.toContain(tokenOf(quote))
  expect(JSON.stringify(row)).not.toContain('Anna')
})

test('a new revision keeps the number, ends the older link and says what is different', async () => {
  const trip = await quoting.tripToOffer(grant)
  const first = await quoting.offer(grant, trip)
  const rival = trip.options.find(({ chosen }) => !chosen)
  if (!rival) throw new Error('no alternative')
  const { version } = await quoting.tripOf(grant, trip.id)
  await removeOption(quoting.desk, grant, { tripId: trip.id, version, optionId: rival.id })
  const second = await quoting.offer(grant, trip)
  expect(second).toMatchObject({ number: first.number, revision: 2 })
  expect(second.changes).toEqual([`No longer offered: ${rival.facts.title}.`])
  expect(await quoteOfLink(quoting.desk, tokenOf(first))).toBeNull()
  expect(await quoteOfLink(quoting.desk, tokenOf(second))).not.toBeNull()
  expect((await quoting.quotes(grant, trip.id)).map(({ standing }) => standing)).toEqual([
    'open',
    'withdrawn',
  ])
})

test('nothing is offered of an older reading, in the past, for another office, or while a part is gone', async () => {
  const trip = await quoting.tripToOffer(grant)
  const texts = { payment: '', words: '', note: '', timeZone: 'UTC' }
  const made = { tripId: trip.id, version: trip.version, openUntil: quoting.nowText(1), texts }
  const tried = (as: AnyGrant, changed: Partial<typeof made>) =>
    makeQuote(quoting.desk, as, { ...made, ...changed })
  expect(await tried(grant, { version: 1 })).toEqual({ kind: 'changed' })
  expect(await tried(grant, { openUntil: quoting.nowText(-1) })).toMatchObject({ kind: 'refused' })
  expect(await tried(grant, { openUntil: quoting.nowText(24 * 91) })).toMatchObject({ kind: 'refused' })
  expect(await tried(stranger, {})).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('no such trip') as string,
  })
  const db = await quoting.desk.store.db()
  await db.updateTable('trip_option').set({ state: 'gone' }).where('trip_id', '=', trip.id).execute()
  expect(await tried(grant, {})).toMatchObject({
    message: expect.stringContaining('no longer sold') as string,
  })
  expect(await rowsOf(trip.id)).toEqual([])
})

test('a link that was guessed, has expired, was withdrawn, or whose trip was dropped leads nowhere', async () => {
  const trip = await quoting.tripToOffer(grant)
  const quote = await quoting.offer(grant, trip, { hours: 2 })
  const token = tokenOf(quote)
  const guessed = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`
  const answers = async (of: string) => [
    await quoteOfLink(quoting.desk, of),
    await agreeTo(quoting.desk, of, { ...request, choice: 'AA', by: '' }),
    await askForChange(quoting.desk, of, { ...request, words: 'Later please' }),
  ]
  const nowhere = [null, false, 'no-such-link']
  expect(await answers(guessed)).toEqual(nowhere)
  expect(await answers(`${token}%00`)).toEqual(nowhere)
  expect(await answers('')).toEqual(nowhere)
  expect(await withdrawQuote(quoting.desk, stranger, { tripId: trip.id, quoteId: quote.id })).toMatchObject({
    kind: 'refused',
  })
  expect(await quoteOfLink(quoting.desk, token)).not.toBeNull()

  const dropping = { tripId: trip.id, version: (await quoting.tripOf(grant, trip.id)).version }
  await dropTrip(quoting.desk, grant, dropping, true)
  expect(await answers(token)).toEqual(nowhere)
  await dropTrip(quoting.desk, grant, { ...dropping, version: dropping.version + 1 }, false)
  expect(await quoteOfLink(quoting.desk, token)).not.toBeNull()

  expect(await withdrawQuote(quoting.desk, grant, { tripId: trip.id, quoteId: quote.id })).toEqual({
    kind: 'done',
  })
  expect(await answers(token)).toEqual(nowhere)

  const short = await quoting.offer(grant, trip, { hours: 1 })
  const db = await quoting.desk.store.db()
  await db
    .updateTable('quote')
    .set({ open_until: new Date(quoting.nowText(-1)) })
    .where('id', '=', short.id)
    .execute()
  expect(await answers(tokenOf(short))).toEqual(nowhere)
  expect((await quoting.quotes(grant, trip.id))[0]?.standing).toBe('expired')
  expect((await quoting.tripOf(grant, trip.id)).state).toBe('planning')
})

test('the client agrees once: the alternative is chosen on the trip, and agreeing again changes nothing', async () => {
  const trip = await quoting.tripToOffer(grant)
  const token = tokenOf(await quoting.offer(grant, trip))
  await noteOpened(quoting.desk, token, 'a-request')
  await noteOpened(quoting.desk, token, 'a-request')
  expect(await agreeTo(quoting.desk, token, { ...request, choice: 'AC', by: '' })).toBe(false)
  const agreeing = [
    { choice: 'AB', by: 'Anna Keller' },
    { choice: 'AA', by: 'Boris' },
  ].map((answer) => agreeTo(quoting.desk, token, { ...request, ...answer }))
  expect(await Promise.all(agreeing)).toEqual([true, true])
  const now = await quoting.tripOf(grant, trip.id)
  const [quote] = await quoting.quotes(grant, trip.id)
  expect(quote?.standing).toBe('agreed')
  expect(quote?.answers).toHaveLength(1)
  expect(quote?.totalCents).toBe(quoting.totalsOf(now).clientCents)
  const [answer] = quote?.answers ?? []
  if (answer?.kind !== 'agreed') throw new Error('not agreed')
  expect(answer.totalCents).toBe(quoting.totalsOf(now).clientCents)
  expect(now.options.find(({ chosen }) => chosen)?.letter).toBe(answer.chosen.slice(-1))
  expect(now.state).toBe('agreed')
  expect(await askForChange(quoting.desk, token, { ...request, words: 'Wait' })).toBe('agreed-already')
  expect((await textsOf(trip.id)).slice(0, 3)).toEqual([
    'The client agreed to offer 2026-0001, revision 1',
    'The client opened offer 2026-0001, revision 1 for the first time',
    `${grant.displayName} made offer 2026-0001, revision 1`,
  ])
})

test('a client asks for ten changes at most, in words that no one else reads', async () => {
  const trip = await quoting.tripToOffer(grant)
  const token = tokenOf(await quoting.offer(grant, trip))
  const words = '<script>alert(1)</script> Please a later flight'
  for (let at = 0; at < 10; at += 1) {
    expect(await askForChange(quoting.desk, token, { ...request, words })).toBe('asked')
  }
  expect(await askForChange(quoting.desk, token, { ...request, words })).toBe('too-many')
  const [quote] = await quoting.quotes(grant, trip.id)
  expect(quote?.answers).toHaveLength(10)
  expect(quote?.answers[0]).toMatchObject({ kind: 'change', words })
  expect(await quoting.quotes(stranger, trip.id)).toEqual([])
})

test('an erased client is in no quote any more, and the link ends', async () => {
  const { desk } = quoting
  const trip = await quoting.tripToOffer(grant)
  const clientId = crypto.randomUUID()
  const fields = {
    kind: 'person',
    name: 'Wilhelmina Zachariassen',
    email: null,
    phone: null,
    language: null,
    note: null,
    street: null,
    city: null,
    taxNumber: null,
    markup: {},
  } as const
  expect(await saveClient(desk, grant, { id: clientId, version: 0, fields })).toMatchObject({ kind: 'saved' })
  const seen = { tripId: trip.id, version: trip.version }
  expect(await setClientOfTrip(desk, grant, seen, clientId)).toEqual({ kind: 'done' })
  const quote = await quoting.offer(grant, trip, { note: 'Dear Wilhelmina' })
  expect(quote.sharing?.body).toContain('Dear Wilhelmina Zachariassen')
  await askForChange(desk, tokenOf(quote), { ...request, words: 'My knee hurts' })
  const other = await quoting.offer(stranger, await quoting.tripToOffer(stranger))

  await inTransaction(await desk.store.db(), (trx) =>
    forgetQuoteNames(desk, trx, grant.officeId, 'Wilhelmina Zachariassen'),
  )
  const [left] = await quoting.quotes(grant, trip.id)
  expect(left).toMatchObject({ standing: 'withdrawn', sharing: null, totalCents: quote.totalCents })
  expect(left?.answers).toMatchObject([{ words: '' }])
  const [row] = await rowsOf(trip.id)
  expect(row && JSON.stringify(openContent(desk, row))).not.toMatch(/Wilhelmina|Zachariassen|knee/)
  expect(await quoteOfLink(desk, tokenOf(other))).not.toBeNull()
})
