import 'server-only'
import { bookedTicketTypes } from '../../contract/activity/codes.ts'
import { totalOf, type ActivityOffer } from '../../lib/activity/activity-offer.ts'
import { variantTermsOf, durationText } from '../../lib/activity/activity-terms.ts'
import { emptyActivityForm, markupParty } from '../../lib/activity/booking-form.ts'
import { productHref, readBookPlace } from '../../lib/activity/book-params.ts'
import { productOf, type Product } from '../../lib/activity/product.ts'
import { partyProblem, partySize, ticketCount, type TicketParty } from '../../lib/activity/quote.ts'
import { refundLines } from '../../lib/activity/refund-words.ts'
import type { OfferFacts, PlaceTime } from '../../lib/booking/offer-facts.ts'
import { addDays, formatDay } from '../../lib/dates.ts'
import { checkOffer, checkedAt as officeTimeOf } from '../booking/check-offer.ts'
import type { KindOffers } from '../booking/kind-offers.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { activitySearchFor } from './search-for-trip.ts'
import { fillActivityForm } from './fill-form.ts'
import { readOffer } from './read-offer.ts'

const NO_PLACE = { kind: 'failed', message: 'This address names no start of an activity.' } as const

/** Starts of activities on a trip. A start has no code that expires: it is read again as it stands. */
export const activityOffers: KindOffers = {
  search: activitySearchFor,
  async read(desk, grant, address) {
    const place = readBookPlace(address)
    if (place === null) return NO_PLACE
    const { product: uuid, party, variant, date, slot } = place
    const [checked, product, at] = await Promise.all([
      checkOffer(desk, grant, 'activity', readOffer(desk, grant, { variant, date, slot }), (offer, now) => ({
        ...now,
        offer,
      })),
      uuid === null ? null : callAs(desk, grant, 'activity.product', { uuid }),
      officeTimeOf(desk, grant),
    ])
    if (checked.kind !== 'priced') return checked.kind === 'gone' ? { kind: 'gone' } : checked
    const { offer } = checked
    const wrong = partyProblem(offer.variant, party)
    if (wrong) return { kind: 'failed', message: `${wrong}.` }
    const total = totalOf(offer, emptyActivityForm(party))
    if (total === null) return { kind: 'failed', message: 'A ticket of this party has no price.' }
    const { totalCents } = total
    return {
      kind: 'priced',
      facts: factsOf(offer, product?.kind === 'ok' ? productOf(product.data) : null, party),
      price: { baseCents: totalCents, taxCents: 0, totalCents },
      party: markupParty(party),
      refund: null,
      address: address.toString(),
      searchHref: uuid === null ? '/activities' : productHref(uuid, { ...place, party }),
      sought: null,
      checkedAt: at.checkedAt,
      fill: (source) => fillActivityForm(offer, party, source),
    }
  },
  shifted({ address, sought }, days) {
    const shifted = new URLSearchParams(address)
    for (const name of ['date', 'from', 'to']) {
      const day = shifted.get(name)
      if (day !== null) shifted.set(name, addDays(day, days))
    }
    return { address: shifted.toString(), sought }
  },
}

function factsOf(offer: ActivityOffer, product: Product | null, party: TicketParty): OfferFacts {
  const { place, variant } = offer
  const slot = variant.timeslots.find(({ uuid }) => uuid === place.slot) ?? null
  const title = product?.title ?? variant.title
  const tickets = bookedTicketTypes.filter((type) => party[type] > 0)
  const length = durationText(variantTermsOf([variant]))
  const times = slot ? `${slot.startTime.slice(0, 5)} to ${slot.endTime.slice(0, 5)}` : null
  return {
    title,
    lines: [
      [formatDay(place.date), times ?? 'no fixed time', length].filter(Boolean).join(', '),
      tickets.map((type) => ticketCount(party[type], type)).join(', '),
      ...(variant.title === title ? [] : [variant.title]),
      ...(variant.meetingPlace === null ? [] : [`Meets at ${variant.meetingPlace}`]),
      variant.instantConfirmation ? 'Confirmed at once' : 'Confirmed by the host on request',
    ],
    terms: refundLines(variant, place.date),
    stretches: [
      {
        ...spanOf(offer, product),
        label: slot?.startTime.slice(0, 5) ?? title,
        words: title,
        use: 'event',
      },
    ],
    party: {
      adults: partySize(party) - party.child,
      childAges: Array.from({ length: party.child }, () => null),
    },
  }
}

/** From its start to its end; the whole day where it has no start times. */
function spanOf(
  { place, variant }: ActivityOffer,
  product: Product | null,
): { from: PlaceTime; to: PlaceTime } {
  const slot = variant.timeslots.find(({ uuid }) => uuid === place.slot)
  const at = (time: string): PlaceTime => ({
    wall: `${place.date}T${time.slice(0, 5)}`,
    city: product?.cityName ?? null,
    timeZone: variant.timezone,
  })
  return { from: at(slot?.startTime ?? '00:00'), to: at(slot?.endTime ?? '23:59') }
}
