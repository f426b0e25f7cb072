import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formatCents } from '../../../../lib/money.ts'
import {
  agreeAnswer,
  changeAnswer,
  logoAnswer,
  paperAnswer,
  paperOfOffice,
} from '../../../../server/quote/client-answer.ts'
import { withdrawQuote } from '../../../../server/quote/make-quote.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import type { Trip } from '../../../../lib/trip/trip.ts'
import type { Quote } from '../../../../lib/quote/quote.ts'
import { pdfText } from '../../../../e2e/pdf-text.ts'
import { openQuoteWorld, tokenOf, type QuoteWorld } from './quote-world.ts'

// The doors of a client, who has nothing but a link.

let quoting: QuoteWorld
let grant: AnyGrant
let stranger: AnyGrant
let trip: Trip
let quote: Quote
let token: string

beforeAll(async () => {
  quoting = await openQuoteWorld()
})
afterAll(() => quoting.close())
beforeEach(async () => {
  const { world } = quoting
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  trip = await quoting.tripToOffer(grant)
  quote = await quoting.offer(grant, trip)
  token = tokenOf(quote)
})

const OWN = { origin: 'null', 'sec-fetch-site': 'same-origin' }

function form(fields: Record<string, string>, headers: Record<string, string> = OWN): Request {
  const body = new URLSearchParams(fields).toString()
  return new Request(`http://localhost:3000/q/${token}/agree`, {
    method: 'POST',
    headers: {
      host: 'localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      ...headers,
    },
    body,
  })
}

const answersOf = async () => (await quoting.quotes(grant, trip.id))[0]?.answers ?? []

test('a form of the page itself agrees, and leads back to the page, also when it is sent again', async () => {
  for (const by of ['Anna  Keller', 'Boris']) {
    const answer = await agreeAnswer(quoting.desk, form({ choice: 'AB', by }), token)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/q/${token}`])
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
  expect(await answersOf()).toMatchObject([{ kind: 'agreed', by: 'Anna Keller', chosen: 'Flight B' }])
})

test('a form of another site, without a page, of another type or too long is refused', async () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
    { ...OWN, 'content-type': 'text/plain' },
  ]
  for (const headers of foreign) {
    expect((await agreeAnswer(quoting.desk, form({ choice: 'AA' }, headers), token)).status).toBe(403)
    expect((await changeAnswer(quoting.desk, form({ words: 'Later' }, headers), token)).status).toBe(403)
  }
  const long = await changeAnswer(quoting.desk, form({ words: 'x'.repeat(30_000) }), token)
  expect(long.status).toBe(403)
  expect(await answersOf()).toEqual([])
})

test('a request for a change keeps its lines, loses invisible characters, and must say something', async () => {
  const ask = async (words: string) =>
    (await changeAnswer(quoting.desk, form({ words }), token)).headers.get('location')
  expect(await ask(' \u200b\r\n ')).toBe(`/q/${token}?said=nothing#answer`)
  expect(await ask('A later\u202e flight\r\n<b>please</b>\u0007')).toBe(`/q/${token}#answer`)
  quoting.world.pass(1)
  await ask('y'.repeat(3000))
  expect(await answersOf()).toMatchObject([
    { kind: 'change', words: 'A later flight\n<b>please</b>' },
    { kind: 'change', words: 'y'.repeat(2000) },
  ])
})

test('the paper has client prices and no net price, and only the own office has it without the link', async () => {
  const paper = await paperAnswer(quoting.desk, new Request(`http://localhost/q/x/pdf?choice=AB`), token)
  const bytes = new Uint8Array(await paper.arrayBuffer())
  const text = await pdfText(bytes)
  const [, second] = trip.options
  expect(text).toContain(trip.name)
  expect(text).toContain('Flight B, chosen')
  expect(text).toContain(second?.facts.title ?? 'no title')
  for (const { netCents } of trip.options) {
    const net = (netCents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
    expect(text).not.toContain(net)
  }
  expect(text).not.toContain(grant.gatewaySession.reveal())
  expect((await paperOfOffice(quoting.desk, stranger, quote.id)).status).toBe(404)
  expect((await paperOfOffice(quoting.desk, grant, 'no id')).status).toBe(404)
  const own = await paperOfOffice(quoting.desk, grant, quote.id)
  expect(await pdfText(new Uint8Array(await own.arrayBuffer()))).toContain(formatCents(quote.totalCents))
})

test('after a withdrawal every door of the link is closed, and the office keeps its paper', async () => {
  await withdrawQuote(quoting.desk, grant, { tripId: trip.id, quoteId: quote.id })
  const ask = new Request(`http://localhost/q/x/pdf`)
  expect((await paperAnswer(quoting.desk, ask, token)).status).toBe(404)
  expect((await logoAnswer(quoting.desk, token)).status).toBe(404)
  expect((await agreeAnswer(quoting.desk, form({ choice: 'AA' }), token)).headers.get('location')).toBe(
    `/q/${token}`,
  )
  await changeAnswer(quoting.desk, form({ words: 'Later' }), token)
  expect(await answersOf()).toEqual([])
  expect((await paperOfOffice(quoting.desk, grant, quote.id)).status).toBe(200)
})
