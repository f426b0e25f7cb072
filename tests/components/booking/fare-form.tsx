import type { PricedItinerary } from '../../../contract/air/itinerary.ts'
import { FlightBookScreen } from '../../../components/air/book/book-screen.tsx'
import type { FlightBookScreenProps } from '../../../components/air/book/book-screen-props.ts'
import { chosenFareStorageKey } from '../../../components/air/chosen-fare.ts'
import { parseFare } from '../../../lib/air/parse-fare.ts'
import type { PriceTolerances } from '../../../lib/booking/price-tolerance.ts'
import { emptyPassengerForm, type PassengerForm } from '../../../lib/air/passenger-form.ts'
import { breakdown, itinerary, type ItineraryFacts } from '../../desk/air/itinerary-fixture.ts'
import { answerOfferCheck } from '../answers.ts'
import { renderDesk } from '../render-desk.tsx'

/** Office time of every form in these tests. */
export const NOW = '2026-11-20T10:00:00.000Z'

/** A fare for one adult, with the changes of a test. */
export function fareOf(facts: ItineraryFacts, change: Partial<PricedItinerary> = {}): PricedItinerary {
  const priced = itinerary(facts)
  const pricing = priced.AirItineraryPricingInfo
  return {
    ...priced,
    AirItineraryPricingInfo: {
      ...pricing,
      PtcFareBreakdown: [breakdown(1, 1, pricing.ItinTotalFare.TotalFare)],
    },
    ...change,
  }
}

/** A complete form for one adult. */
export function filledForm(): PassengerForm {
  const form = emptyPassengerForm([1])
  const anna = { title: '2', firstName: 'ANNA', lastName: 'KELLER', gender: '1', birthDate: '1988-06-12' }
  return {
    ...form,
    passengers: form.passengers.map((passenger) => ({ ...passenger, ...anna })),
    phone: '+49 30 1234567',
    email: 'anna@example.com',
  }
}

/** Sets the answer of the price check from now on. */
export function answerCheck(checked: PricedItinerary, tolerances?: PriceTolerances): void {
  answerOfferCheck('air', () => ({
    ...(tolerances && { tolerances }),
    offer: parseFare(checked),
    checkedAt: NOW,
    spendableCents: 1_000_000,
    readAt: 1,
  }))
}

/**
 * Opens the booking form of a fare that was chosen among the results. The price check finds the same fare
 * unless the test has said otherwise with `checked`.
 */
export function openFareForm(
  options: { fare: PricedItinerary; checked?: PricedItinerary } & Partial<FlightBookScreenProps>,
) {
  const { fare, checked = fare, ...props } = options
  answerCheck(checked)
  return openUnanswered(fare, props)
}

/** The same with the answer to the price check as the test has set it. */
export function openUnanswered(fare: PricedItinerary, props: Partial<FlightBookScreenProps> = {}) {
  sessionStorage.setItem(chosenFareStorageKey(fare.FareSourceCode), JSON.stringify(parseFare(fare)))
  const screenProps: FlightBookScreenProps = {
    offerCode: fare.FareSourceCode,
    searchHref: '/flights?legs=LHR-SIN-2027-01-14',
    passengerTypes: [1],
    likelySubject: 'LHR-SIN-2027-01-14 1',
    serverNow: NOW,
    clientReference: 'CR-1',
    outcomeOpen: false,
    tripClient: null,
    holdBar: null,
    drafts: [],
    ...props,
  }
  const screen = (change: Partial<FlightBookScreenProps> = {}) => (
    <FlightBookScreen {...screenProps} {...change} />
  )
  const desk = renderDesk(screen())
  return { ...desk, change: (props: Partial<FlightBookScreenProps>) => desk.rerender(screen(props)) }
}

/** A saved draft of this fare with a complete form: it is restored by itself. */
export function draftOf(fare: PricedItinerary, form = filledForm()) {
  return { offerCode: fare.FareSourceCode, subjectKey: 'another search', form, savedAt: NOW }
}
