import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agreeTo, askForChange } from '../../../../server/quote/client-answers.ts'
import { quoteNews, seeAnswer } from '../../../../server/quote/quote-news.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
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

const newsOf = (as: AnyGrant) => quoteNews(quoting.desk, as, quoting.nowText())
const request = { requestId: 'a-request' }

test('Today has what clients answered, until somebody of the office has seen to it', async () => {
  const { desk, world } = quoting
  const trip = await quoting.tripToOffer(grant)
  const token = tokenOf(await quoting.offer(grant, trip))
  expect(await newsOf(grant)).toEqual([])
  await askForChange(desk, token, { ...request, words: 'A later flight' })
  world.pass(1)
  await agreeTo(desk, token, { ...request, choice: 'AB', by: '' })
  const news = await newsOf(grant)
  expect(news).toMatchObject([
    { kind: 'agreed', chosen: 'Flight B', tripId: trip.id, tripName: trip.name },
    { kind: 'change', words: 'A later flight' },
  ])
  expect(await newsOf(stranger)).toEqual([])
  await seeAnswer(desk, stranger, news[0]?.id ?? '')
  await seeAnswer(desk, grant, news[1]?.id ?? '')
  expect(await newsOf(grant)).toMatchObject([{ kind: 'agreed' }])
})

test('an offer that ends within a day is there until it was agreed to, has ended, or was replaced', async () => {
  const trip = await quoting.tripToOffer(grant)
  const first = await quoting.offer(grant, trip, { hours: 23 })
  expect(await newsOf(grant)).toMatchObject([{ kind: 'expires', id: first.id, at: first.openUntil }])
  await askForChange(quoting.desk, tokenOf(first), { ...request, words: 'Later' })
  const second = await quoting.offer(grant, trip, { hours: 25 })
  expect(await newsOf(grant)).toEqual([])
  quoting.world.pass(2 * 3600)
  expect(await newsOf(grant)).toMatchObject([{ kind: 'expires', id: second.id }])
  await agreeTo(quoting.desk, tokenOf(second), { ...request, choice: 'AA', by: '' })
  expect(await newsOf(grant)).toMatchObject([{ kind: 'agreed' }])
})
