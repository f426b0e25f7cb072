import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { NO_CLIENT_FIELDS } from '../../../../lib/client/client.ts'
import type { Desk } from '../../../../server/desk.ts'
import { saveClient } from '../../../../server/client/save-client.ts'
import { mailAddressOf, sendQuote } from '../../../../server/quote/send-quote.ts'
import { withdrawQuote } from '../../../../server/quote/make-quote.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { timelineOf } from '../../../../server/trip/timeline.ts'
import { setClientOfTrip } from '../../../../server/trip/trips.ts'
import { openQuoteWorld, type QuoteWorld } from './quote-world.ts'

let quoting: QuoteWorld
let grant: AnyGrant
let stranger: AnyGrant
let server: SMTPServer
let mailing: Desk
let mails: { to: string[]; text: string }[]
let refusal: string | null

beforeAll(async () => {
  quoting = await openQuoteWorld()
})
afterAll(() => quoting.close())
beforeEach(async () => {
  const { world, desk } = quoting
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  mails = []
  refusal = null
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal === null ? null : new Error(refusal)),
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      void text(stream).then((mail) => {
        mails.push({ to, text: mail })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Offers <offers@aurora.example>' }
  mailing = { ...desk, settings: { ...desk.settings, mail } }
})
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())))

async function offeredTrip(email: string | null) {
  const trip = await quoting.tripToOffer(grant)
  const clientId = crypto.randomUUID()
  const fields = { ...NO_CLIENT_FIELDS, name: 'Anna Keller', email }
  await saveClient(quoting.desk, grant, { id: clientId, version: 0, fields })
  await setClientOfTrip(quoting.desk, grant, { tripId: trip.id, version: trip.version }, clientId)
  return { trip, quote: await quoting.offer(grant, trip) }
}

const versesOf = async (tripId: string) =>
  (await timelineOf(quoting.desk, grant, tripId)).map((event) => event.text)

test('an offer goes to the address of its client, with the link and the paper, and the timeline has it', async () => {
  const { trip, quote } = await offeredTrip('anna@example.com')
  expect(await mailAddressOf(mailing, grant, trip.id)).toBe('anna@example.com')
  expect(await sendQuote(mailing, grant, { tripId: trip.id, quoteId: quote.id })).toEqual({ kind: 'done' })
  const [mail] = mails
  expect(mail?.to).toEqual(['anna@example.com'])
  const plain = mail?.text.replaceAll('=\r\n', '') ?? ''
  expect(plain).toContain(quote.sharing?.link)
  expect(plain).toContain('Content-Type: application/pdf')
  expect(plain).not.toContain(grant.gatewaySession.reveal())
  for (const { netCents } of trip.options) expect(plain).not.toContain((netCents / 100).toFixed(2))
  expect((await versesOf(trip.id))[0]).toBe('sent offer 2026-0001, revision 1 by mail')
  expect((await quoting.quotes(grant, trip.id))[0]?.sentAt).not.toBeNull()
})

test('what the mail server refuses is said, and nothing counts as sent', async () => {
  const { trip, quote } = await offeredTrip('nobody@example.com')
  refusal = 'No such mailbox'
  expect(await sendQuote(mailing, grant, { tripId: trip.id, quoteId: quote.id })).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('No such mailbox') as string,
  })
  expect((await quoting.quotes(grant, trip.id))[0]?.sentAt).toBeNull()
  expect(mails).toEqual([])
})

test('nothing is sent without the setting, an address, an open offer, or by another office', async () => {
  const { trip, quote } = await offeredTrip('anna@example.com')
  const seen = { tripId: trip.id, quoteId: quote.id }
  expect(await mailAddressOf(quoting.desk, grant, trip.id)).toBeNull()
  expect(await sendQuote(quoting.desk, grant, seen)).toMatchObject({ kind: 'refused' })
  expect(await sendQuote(mailing, stranger, seen)).toMatchObject({ kind: 'refused' })
  const silent = await offeredTrip(null)
  const unaddressed = { tripId: silent.trip.id, quoteId: silent.quote.id }
  expect(await sendQuote(mailing, grant, unaddressed)).toMatchObject({ kind: 'refused' })
  await withdrawQuote(quoting.desk, grant, seen)
  expect(await sendQuote(mailing, grant, seen)).toMatchObject({ kind: 'refused' })
  expect(mails).toEqual([])
})
