import { totalsOf } from '../../../../lib/trip/trip-totals.ts'
import type { Trip } from '../../../../lib/trip/trip.ts'
import type { Quote } from '../../../../lib/quote/quote.ts'
import { kindOf } from '../../../../server/kinds.ts'
import { makeQuote } from '../../../../server/quote/make-quote.ts'
import { quotesOfTrip } from '../../../../server/quote/quotes-of-trip.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { collectOffer } from '../../../../server/trip/collect.ts'
import { tripById } from '../../../../server/trip/trips.ts'
import { faresOf } from '../../../setup/air.ts'
import { someRate, stayDates } from '../../../setup/hotel.ts'
import { deskWithNames } from '../desk-with-names.ts'
import { openWorld } from '../world.ts'

/** A desk with an office whose trips are offered. */
export async function openQuoteWorld() {
  const world = await openWorld()
  const named = await deskWithNames(world)
  const { desk } = named

  async function tripOf(grant: AnyGrant, id: string): Promise<Trip> {
    const trip = await tripById(desk, grant, id)
    if (trip === null) throw new Error('no trip')
    return trip
  }

  async function collect(grant: AnyGrant, kind: 'air' | 'hotel', address: string): Promise<string> {
    const markup = { unit: 'percent' as const, hundredths: 1000 }
    const outcome = await collectOffer(desk, grant, kindOf(kind), { address, markup, tripId: null })
    if (outcome.kind !== 'collected') throw new Error(JSON.stringify(outcome))
    return outcome.trip.id
  }

  /** A trip with two flights to choose from and a hotel. */
  async function tripToOffer(grant: AnyGrant): Promise<Trip> {
    const fares = await faresOf(world.gateway, grant.gatewaySession.reveal(), 'LHR', 'AMS')
    await collect(grant, 'air', `fare=${fares[0]?.FareSourceCode}`)
    await collect(grant, 'air', `fare=${fares[3]?.FareSourceCode}`)
    const rate = await someRate(world.gateway, grant.gatewaySession.reveal())
    const { CheckIn, CheckOut } = stayDates
    const stay = `rate=${rate.FareSourceCode}&hotel=${rate.HotelId}&in=${CheckIn}&out=${CheckOut}&rooms=2`
    return tripOf(grant, await collect(grant, 'hotel', stay))
  }

  const quotes = async (grant: AnyGrant, tripId: string, now = nowText()): Promise<Quote[]> =>
    quotesOfTrip(desk, grant, tripId, now)

  const nowText = (hours = 0) => new Date(world.time.millis + hours * 3_600_000).toISOString()

  /** Offers a trip for so many hours; answers the revision that it is now. */
  async function offer(
    grant: AnyGrant,
    { id }: Pick<Trip, 'id'>,
    { hours = 48, ...texts }: { hours?: number; payment?: string; words?: string; note?: string } = {},
  ): Promise<Quote> {
    const outcome = await makeQuote(desk, grant, {
      tripId: id,
      version: (await tripOf(grant, id)).version,
      openUntil: nowText(hours),
      texts: { payment: '', words: '', note: '', timeZone: 'Europe/London', ...texts },
    })
    if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
    const [latest] = await quotes(grant, id)
    if (!latest) throw new Error('no quote')
    return latest
  }

  return {
    world,
    desk,
    tripOf,
    tripToOffer,
    totalsOf,
    quotes,
    offer,
    nowText,
    close: async () => {
      await named.close()
      await world.close()
    },
  }
}

export type QuoteWorld = Awaited<ReturnType<typeof openQuoteWorld>>

/** The secret of a link. */
export function tokenOf({ sharing }: Quote): string {
  if (!sharing) throw new Error('this link leads nowhere')
  return sharing.link.slice(sharing.link.lastIndexOf('/') + 1)
}
