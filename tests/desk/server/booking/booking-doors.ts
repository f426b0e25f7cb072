import { randomUUID } from 'node:crypto'
import ts from 'typescript'
import type { BookingKind } from '../../../../contract/booking/kinds.ts'
import { POST as readRoute } from '../../../../app/api/read/[operation]/route.ts'
import { POST as readingRoute } from '../../../../app/api/bookings/read/[kind]/route.ts'
import { POST as rulesRoute } from '../../../../app/api/flights/rules/route.ts'
import { POST as checkRoute } from '../../../../app/api/offers/check/[kind]/route.ts'
import { POST as csvRoute } from '../../../../app/api/bookings/csv/route.ts'
import { POST as colleaguesRoute } from '../../../../app/api/bookings/colleagues/route.ts'
import { POST as cancelPreviewsRoute } from '../../../../app/api/bookings/cancel-previews/route.ts'
import { GET as calendarRoute } from '../../../../app/api/calendar/[reference]/route.ts'
import { POST as itinerariesRoute } from '../../../../app/api/bookings/itineraries/route.ts'
import { POST as findRoute } from '../../../../app/api/bookings/find/route.ts'
import { POST as listRoute } from '../../../../app/api/bookings/list/route.ts'
import { GET as itineraryRoute } from '../../../../app/api/itinerary/[reference]/route.ts'
import { GET as accountsRoute } from '../../../../app/api/office/accounts/route.ts'
import { GET as invoiceRoute } from '../../../../app/api/office/invoices/[number]/route.ts'
import { GET as invoicesRoute } from '../../../../app/api/office/invoices/route.ts'
import { GET as changesRoute } from '../../../../app/api/office/changes/route.ts'
import { GET as spendRoute } from '../../../../app/api/office/spend/route.ts'
import { POST as findTripsRoute } from '../../../../app/api/trips/find/route.ts'
import { POST as findClientsRoute } from '../../../../app/api/clients/find/route.ts'
import { POST as findSavedRoute } from '../../../../app/api/travellers/find/route.ts'
import { POST as macrosRoute } from '../../../../app/api/macros/route.ts'
import { POST as wireLogRoute } from '../../../../app/api/studio/wire-log/route.ts'
import { POST as balanceRoute } from '../../../../app/api/wallet/balance/route.ts'
import { GET as statementRoute } from '../../../../app/api/wallet/statement/route.ts'
import { GET as voucherRoute } from '../../../../app/api/voucher/[reference]/route.ts'
import type { InputOf } from '../../../../contract/registry.ts'
import { readListQuery } from '../../../../lib/booking/list-query.ts'
import { changeQuery } from '../../../../lib/office/change-query.ts'
import { kindFacts } from '../../../../lib/kinds.ts'
import type { ReadId } from '../../../../lib/read.ts'
import { findFareAgain } from '../../../../server/air/actions.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import {
  actOnBooking,
  actOnBookings,
  importBooking,
  importBookings,
  holdBookingAgain,
  handOverBookings,
  setClientOfBooking,
  setCostCentreOfBookings,
  holdOffer,
  lookUpHeld,
  noteOnBooking,
} from '../../../../server/booking/actions.ts'
import { openBookForm } from '../../../../server/booking/open-form.ts'
import { bookingAgain } from '../../../../server/booking/again-page.ts'
import { bookingForPage } from '../../../../server/booking/page.ts'
import { listBookings } from '../../../../server/booking/queries.ts'
import { desk } from '../../../../server/desk.ts'
import { readChanges } from '../../../../server/office/changes.ts'
import { attach, detach, tripOfBookings } from '../../../../server/trip/actions.ts'
import { readTouched } from '../../../../server/trip/queries.ts'
import { changeKey, deleteSteps, keepSteps, renameSteps } from '../../../../server/macro/actions.ts'
import { issueInvoiceFor } from '../../../../server/invoice/actions.ts'
import { readInvoiceForm, readInvoices } from '../../../../server/invoice/queries.ts'
import { readMonth, readMonths } from '../../../../server/accounts/queries.ts'
import { monthQuery } from '../../../../lib/accounts/month-query.ts'
import { readOverview } from '../../../../server/office/overview.ts'
import { requireGrant } from '../../../../server/session/gate.ts'
import { shellOf } from '../../../../server/shell/queries.ts'
import {
  eraseTraveller,
  eraseTravellerEverywhere,
  exportTraveller,
  findTravellers,
  previewErasure,
  revealDocument,
  revealSavedNumber,
} from '../../../../server/traveller/actions.ts'
import { acceptBookingChange, attendTo, seeOwnerNotice } from '../../../../server/today/actions.ts'
import { readToday } from '../../../../server/today/queries.ts'
import { readReview } from '../../../../server/today/review.ts'
import { travellerPage } from '../../../../server/traveller/queries.ts'
import { readWallet } from '../../../../server/wallet/queries.ts'
import { filesBelow, parsed } from '../../../structure/sources.ts'
import { holdInputFor } from '../world.ts'

// Every way into the desk's server that could tell something of a booking: reads of pages, server actions,
// route handlers, reads of the read route. The author of a new one writes here how it is asked about a
// booking of somebody else, or why it cannot be asked about any. `cross-office.test.ts` asks all of them.

/** The identifiers of a booking of another office, as a person has them who has seen it. */
export type Ask = {
  kind: BookingKind
  reference: string
  /** The code by which people name the booking. */
  code: string
  clientReference: string
  offerCode: string
  name: string
}

/** A question about a booking in the name of the person who is signed in; returns their answer. */
export type Door = (ask: Ask) => Promise<unknown>

const origin = 'http://localhost:3000'

/** The reads of pages and layouts, by file and name of the function. */
export const pageReads: Readonly<Record<string, Door>> = {
  'server/booking/page.ts#bookingForPage': async ({ reference, code }) => [
    await bookingForPage(reference),
    await bookingForPage(code),
  ],
  'server/booking/queries.ts#listBookings': async ({ reference, name }) => [
    await listBookings(),
    await listBookings(readListQuery(new URLSearchParams(), reference)),
    await listBookings(readListQuery(new URLSearchParams(), name)),
  ],
  'server/today/queries.ts#readToday': () => readToday(),
  'server/today/review.ts#readReview': () => readReview(null),
  'server/booking/again-page.ts#bookingAgain': ({ reference }) => bookingAgain(reference),
  'server/trip/queries.ts#readTouched': ({ reference }) => readTouched(reference),
  'server/office/changes.ts#readChanges': ({ reference }) =>
    readChanges(changeQuery(new URLSearchParams({ reference }))),
  'server/office/overview.ts#readOverview': () => readOverview(null),
  'server/invoice/queries.ts#readInvoices': ({ reference }) => readInvoices(reference),
  'server/invoice/queries.ts#readInvoiceForm': async ({ reference }) => {
    const form = await readInvoiceForm([reference])
    // The reason names the reference that was asked for.
    return form.kind === 'refused' ? form.kind : form
  },
  'server/accounts/queries.ts#readMonths': () => readMonths(),
  'server/accounts/queries.ts#readMonth': () => readMonth('2026-11', monthQuery(new URLSearchParams())),
  // Of an offer it says which attempt comes next: a hash of person and offer.
  'server/booking/open-form.ts#openBookForm': async ({ offerCode }) => {
    const opened = await openBookForm(airHandling, offerCode)
    return opened.kind === 'open' ? { ...opened.form.opening, clientReference: null } : opened
  },
  'server/shell/queries.ts#readShell': async () => {
    const gate = await requireGrant('signed_in')
    return gate.ok ? shellOf(desk(), gate.grant) : gate
  },
  'server/wallet/queries.ts#readWallet': async ({ reference }) => [
    await readWallet(new URLSearchParams()),
    await readWallet(new URLSearchParams({ q: reference })),
  ],
  'server/traveller/queries.ts#travellerPage': () => travellerPage(),
}

/** Server actions, by file and name. */
export const actions: Readonly<Record<string, Door>> = {
  'server/booking/actions.ts#holdOffer': ({ offerCode, clientReference }) =>
    holdOffer('air', { ...holdInputFor({ code: offerCode, totalCents: 100 }), clientReference }),
  'server/booking/actions.ts#holdBookingAgain': ({ kind, reference, offerCode, clientReference }) =>
    holdBookingAgain(kind, {
      reference,
      offerCode,
      clientReference,
      acceptedTotalCents: 100,
      evenIfBooked: true,
    }),
  'server/air/actions.ts#findFareAgain': ({ reference }) => findFareAgain(reference),
  'server/invoice/actions.ts#issueInvoiceFor': async ({ reference }) => {
    const buyer = { name: 'Somebody', street: '', city: '', taxNumber: '', reference: '' }
    const formId = '00000000-0000-4000-8000-000000000000'
    const outcome = await issueInvoiceFor({ formId, references: [reference], buyer })
    return outcome.kind
  },
  'server/booking/actions.ts#actOnBooking': async ({ kind, reference }) => {
    const outcomes: unknown[] = []
    for (const verb of Object.keys(kindFacts(kind).verbs)) {
      outcomes.push(await actOnBooking(kind, verb, reference))
    }
    return outcomes
  },
  'server/booking/actions.ts#actOnBookings': async ({ reference }) => [
    await actOnBookings('complete', [reference]),
    await actOnBookings('cancel', [reference]),
  ],
  'server/booking/actions.ts#setCostCentreOfBookings': ({ reference }) =>
    setCostCentreOfBookings([reference], null),
  'server/booking/actions.ts#setClientOfBooking': ({ reference }) => setClientOfBooking(reference, null),
  'server/booking/actions.ts#handOverBookings': ({ reference }) => handOverBookings([reference], 'ann', null),
  'server/today/actions.ts#seeOwnerNotice': () => seeOwnerNotice(randomUUID()),
  'server/booking/actions.ts#noteOnBooking': ({ kind, reference }) =>
    noteOnBooking(kind, { reference, id: randomUUID(), text: 'Is it there?' }),
  'server/booking/actions.ts#importBooking': async ({ reference, code, clientReference }) => [
    await importBooking(reference),
    await importBooking(code),
    await importBooking(clientReference),
  ],
  'server/booking/actions.ts#importBookings': async ({ reference, code, clientReference }) => [
    // The second time these references wait already, for whoever asks.
    await importBookings([reference, code, clientReference]),
    await importBookings([reference]),
  ],
  'server/today/actions.ts#acceptBookingChange': ({ reference }) =>
    acceptBookingChange(reference, '7b5f3c1e-6d0a-4c52-9b1f-0d5a4f6c2e91'),
  'server/today/actions.ts#attendTo': ({ reference }) =>
    attendTo(reference, { reason: 'changed', at: '2026-11-20T09:00:00.000Z' }),
  'server/booking/actions.ts#lookUpHeld': ({ kind, clientReference }) => lookUpHeld(kind, clientReference),
  'server/trip/actions.ts#attach': ({ reference }) =>
    attach({ tripId: randomUUID(), references: [reference] }),
  'server/trip/actions.ts#tripOfBookings': ({ reference }) => tripOfBookings([reference]),
  'server/trip/actions.ts#detach': ({ reference }) => detach({ tripId: randomUUID(), reference }),
  // Macros are those of the office of the person who asks; none tells of a booking.
  'server/macro/actions.ts#keepSteps': ({ reference }) => keepSteps('other', [reference]),
  'server/macro/actions.ts#renameSteps': () => renameSteps('nosuch', 'another'),
  'server/macro/actions.ts#changeKey': () => changeKey('nosuch', 9),
  'server/macro/actions.ts#deleteSteps': () => deleteSteps('nosuch'),
  'server/traveller/actions.ts#revealDocument': ({ kind, reference }) =>
    revealDocument(kind, reference, 'traveller 1'),
  'server/traveller/actions.ts#previewErasure': ({ name }) => previewErasure(name),
  'server/traveller/actions.ts#eraseTravellerEverywhere': ({ name, reference }) =>
    eraseTravellerEverywhere({
      name,
      references: [reference],
      saved: [],
      clients: [],
      typed: 'erase',
      reason: 'asked to erase',
      withContact: true,
      despite: true,
    }),
  'server/traveller/actions.ts#findTravellers': ({ name }) => findTravellers(name),
  'server/traveller/actions.ts#revealSavedNumber': () => revealSavedNumber(randomUUID()),
  'server/traveller/actions.ts#exportTraveller': ({ name }) => exportTraveller(name),
  'server/traveller/actions.ts#eraseTraveller': ({ kind, reference, name }) =>
    eraseTraveller(kind, {
      reference,
      name,
      typed: reference,
      reason: 'a test of others',
      withContact: true,
      despite: true,
    }),
}

/** Route handlers, by file. */
export const routes: Readonly<Record<string, Door>> = {
  'app/api/voucher/[reference]/route.ts': async ({ reference }) =>
    answerOf(
      await voucherRoute(new Request(`${origin}/api/voucher/x`), {
        params: Promise.resolve({ reference }),
      }),
    ),
  'app/api/itinerary/[reference]/route.ts': async ({ reference, code }) => {
    const answers: unknown[] = []
    for (const id of [reference, code]) {
      const request = new Request(`${origin}/api/itinerary/x?prices=net`)
      const params = Promise.resolve({ reference: id })
      answers.push(await answerOf(await itineraryRoute(request, { params })))
    }
    return answers
  },
  'app/api/bookings/read/[kind]/route.ts': async ({ kind, reference, code, clientReference }) => {
    const answers: unknown[] = []
    for (const one of [reference, code, clientReference]) {
      const request = requestTo('bookings/read', { reference: one })
      answers.push(await answerOf(await readingRoute(request, { params: Promise.resolve({ kind }) })))
    }
    return answers
  },
  'app/api/offers/check/[kind]/route.ts': async ({ offerCode }) => {
    const answers: unknown[] = []
    for (const kind of ['air', 'hotel']) {
      const request = requestTo('offers/check', { FareSourceCode: offerCode })
      answers.push(await answerOf(await checkRoute(request, { params: Promise.resolve({ kind }) })))
    }
    return answers
  },
  'app/api/flights/rules/route.ts': async ({ reference, offerCode }) => [
    await answerOf(await rulesRoute(requestTo('flights/rules', { UniqueId: reference }))),
    await answerOf(await rulesRoute(requestTo('flights/rules', { FareSourceCode: offerCode }))),
  ],
  'app/api/bookings/find/route.ts': async ({ reference, name }) => [
    await answerOf(await findRoute(requestTo('bookings/find', { typed: reference }))),
    await answerOf(await findRoute(requestTo('bookings/find', { typed: name }))),
  ],
  'app/api/macros/route.ts': async () => answerOf(await macrosRoute(requestTo('macros', {}))),
  'app/api/trips/find/route.ts': async ({ name }) =>
    answerOf(await findTripsRoute(requestTo('trips/find', { typed: name }))),
  'app/api/clients/find/route.ts': async ({ name }) =>
    answerOf(await findClientsRoute(requestTo('clients/find', { typed: name }))),
  'app/api/travellers/find/route.ts': async ({ name }) =>
    answerOf(await findSavedRoute(requestTo('travellers/find', { typed: name }))),
  'app/api/bookings/list/route.ts': async ({ reference }) =>
    answerOf(await listRoute(requestTo('bookings/list', { search: `q=${reference}` }))),
  'app/api/bookings/csv/route.ts': async ({ reference }) => [
    await answerOf(await csvRoute(requestTo('bookings/csv', { search: `q=${reference}`, references: null }))),
    await answerOf(await csvRoute(requestTo('bookings/csv', { search: '', references: [reference] }))),
  ],
  'app/api/office/accounts/route.ts': async () =>
    answerOf(await accountsRoute(new Request(`${origin}/api/office/accounts?month=2026-11&format=csv`))),
  // It has the people of the office of the person who asks, and tells of no booking.
  'app/api/bookings/colleagues/route.ts': async () =>
    answerOf(await colleaguesRoute(requestTo('bookings/colleagues', {}))),
  'app/api/bookings/cancel-previews/route.ts': async ({ reference }) =>
    answerOf(await cancelPreviewsRoute(requestTo('bookings/cancel-previews', { references: [reference] }))),
  'app/api/calendar/[reference]/route.ts': async ({ reference }) =>
    answerOf(await calendarRoute(new Request(origin), { params: Promise.resolve({ reference }) })),
  'app/api/bookings/itineraries/route.ts': async ({ reference }) =>
    answerOf(await itinerariesRoute(requestTo('bookings/itineraries', { references: [reference] }))),
  'app/api/office/invoices/route.ts': async ({ reference }) =>
    answerOf(await invoicesRoute(new Request(`${origin}/api/office/invoices?q=${reference}`))),
  'app/api/office/invoices/[number]/route.ts': async () =>
    answerOf(
      await invoiceRoute(new Request(origin), { params: Promise.resolve({ number: 'INV-2026-0001' }) }),
    ),
  'app/api/office/changes/route.ts': async ({ reference }) =>
    answerOf(await changesRoute(new Request(`${origin}/api/office/changes?reference=${reference}`))),
  'app/api/office/spend/route.ts': async () =>
    answerOf(await spendRoute(new Request(`${origin}/api/office/spend`))),
  'app/api/wallet/statement/route.ts': async ({ reference }) =>
    answerOf(await statementRoute(new Request(`${origin}/api/wallet/statement?format=csv&q=${reference}`))),
  'app/api/wallet/balance/route.ts': async () =>
    answerOf(await balanceRoute(requestTo('wallet/balance', {}))),
  'app/api/studio/wire-log/route.ts': async () =>
    answerOf(await wireLogRoute(requestTo('studio/wire-log', { id: 1 }))),
}

type Asked<Id extends ReadId> = (ask: Ask) => Partial<InputOf<Id>>

/** Reads of the read route: how each is asked about a booking; null where it knows none. */
export const reads: { readonly [Id in ReadId]: Asked<Id>[] | null } = {
  'air.refund-display': [({ reference }) => ({ UniqueId: reference })],
  'hotel.cancel-display': [({ reference }) => ({ UniqueId: reference })],
  'activity.vouchers': [({ reference }) => ({ uuid: reference })],
  'activity.events': [
    ({ reference }) => ({ event: 'booking_status_updated', uuid: reference }),
    ({ reference }) => ({ event: 'booking_status_updated', uuid: reference, history: true }),
    ({ reference }) => ({ event: 'booking_data_updated', uuid: reference }),
  ],
  'wallet.balance': [() => ({})],
  'wallet.statement': [() => ({})],
  'activity.config': [() => ({})],
  'air.revalidate': [({ offerCode }) => ({ FareSourceCode: offerCode })],
  'air.baggages': [({ offerCode }) => ({ FareSourceCode: offerCode })],
  'hotel.check-rate': [({ offerCode }) => ({ FareSourceCode: offerCode })],
  // These answer whose session it is, and nothing of a booking.
  'session.info': null,
  // Anybody may read offers. Their searches are the office's own, which the gateway's tests show.
  'flight.search': null,
  'flight.offer': null,
  'flight.offer-revalidation': null,
  'air.low-fare-search': null,
  'air.search-data': null,
  'air.price-calendar': null,
  'hotel.availability': null,
  'hotel.availability-v1': null,
  'hotel.search': null,
  'hotel.rate-confirmation': null,
  'activity.products': null,
  'activity.all-products': null,
  'activity.products-by-location': null,
  'activity.product': null,
  'activity.restrictions': null,
  'activity.product-types': null,
  'activity.product-type': null,
  'activity.price-lists': null,
  'activity.price-list': null,
  'activity.v3-products': null,
  'activity.v3-product': null,
  // Reference data.
  'place.search': null,
  'place.search-v1': null,
  'place.lookup': null,
  'place.lookup-v1': null,
}

/** Entries of the server that no booking can be asked of, each with the reason. */
export const withoutBooking: Readonly<Record<string, string>> = {
  'app/api/activities/route.ts': 'the catalogue',
  'app/api/activities/terms/route.ts': 'the catalogue',
  'app/api/auth/[...nextauth]/route.ts': 'signs in',
  'app/api/draft/route.ts': "keeps the person's own form",
  'app/api/csp-report/route.ts': 'takes reports of browsers',
  'app/api/quotes/[id]/route.ts': 'quotes of the own office; client-answer.test.ts',
  'app/q/[token]/agree/route.ts': 'the quote of a link; client-answer.test.ts',
  'app/q/[token]/change/route.ts': 'the quote of a link; client-answer.test.ts',
  'app/q/[token]/logo/route.ts': 'the quote of a link; client-answer.test.ts',
  'app/q/[token]/pdf/route.ts': 'the quote of a link; client-answer.test.ts',
  'app/healthz/route.ts': 'reads no record',
  'app/q/none/route.ts': 'reads no record',
  'server/quote/client-page.ts#shownChoice': 'reads no record',
  'server/quote/client-queries.ts#readClientPage': 'the quote of a link; client-answer.test.ts',
  'app/api/logo/[code]/route.ts': 'pictures of airlines',
  'app/api/map/area/route.ts': 'maps',
  'app/api/photo/route.ts': 'pictures of hotels and activities',
  'app/api/read/[operation]/route.ts': 'asked about each of its reads',
  'app/api/reference/[file]/route.ts': 'reference data',
  'server/activity/open-form.ts#openActivityForm': 'the same form as openBookForm, of a place and date',
  'server/activity/product-queries.ts#productQueries': 'the catalogue',
  'server/activity/queries.ts#catalogueQueries': 'the catalogue',
  'server/hotel/city-queries.ts#cityQueries': 'the catalogue',
  'server/hotel/hotel-queries.ts#hotelQueries': 'rates that anybody may buy',
  'server/booking/actions.ts#readUnreadAgain': 'what the lists of the office of this person name',
  'server/air/actions.ts#findSameFare': 'flights and a price, of no booking',
  'server/booking/actions.ts#keepListView': "keeps the person's own query",
  'server/booking/actions.ts#dropListView': "deletes the person's own query",
  'server/shell/first-paint.ts#firstPaint': 'waits for the page',
  'server/shell/first-paint.ts#withFirstPaint': 'says when the page is drawn',
  'server/shell/shown-prices.ts#shownPricesOf': "the person's own setting",
  'server/draft/actions.ts#saveDraft': "keeps the person's own form",
  'server/invoice/actions.ts#creditInvoiceOf': 'invoices of the own office; invoices.test.ts',
  'server/invoice/queries.ts#readInvoice': 'invoices of the own office; invoices.test.ts',
  'server/accounts/actions.ts#closeAccountMonth': 'months of the own office; month-end.test.ts',
  'server/office/actions.ts#saveOfficeSettings': 'settings of the own office',
  'server/today/actions.ts#decideRequest': 'requests of the own office, by an id of the desk',
  'server/office/actions.ts#saveOfficeLogo': 'the logo of the own office',
  'server/shell/actions.ts#saveMyTolerance': "the person's own setting",
  'server/office/actions.ts#signOutColleague': 'people of the own office',
  'server/office/actions.ts#signOutMyself': 'signs out',
  'server/office/actions.ts#verifyChangeLog': 'hashes of the own office',
  'server/office/people.ts#readPeople': 'people of the own office',
  'server/trip/actions.ts#collect': 'trips of the own office; trips.test.ts',
  'server/trip/actions.ts#newTrip': 'trips of the own office; trips.test.ts',
  'server/trip/actions.ts#collectInto': 'trips of the own office; trips.test.ts',
  'server/trip/actions.ts#rename': 'trips of the own office; trips.test.ts',
  'server/trip/actions.ts#setClient': 'trips of the own office; trips.test.ts',
  'server/trip/actions.ts#chooseTravellers': 'trips of the own office; trip-travellers.test.ts',
  'server/trip/actions.ts#searchFor': 'trips of the own office; search-for.test.ts',
  'server/trip/actions.ts#drop': 'trips of the own office; trips.test.ts',
  'server/trip/actions.ts#choose': 'trips of the own office; trips.test.ts',
  'server/trip/actions.ts#markUp': 'trips of the own office; trips.test.ts',
  'server/trip/actions.ts#remove': 'trips of the own office; trips.test.ts',
  'server/trip/actions.ts#checkAll': 'trips of the own office; trips.test.ts',
  'server/trip/actions.ts#accept': 'trips of the own office; trips.test.ts',
  'server/quote/actions.ts#offer': 'quotes of the own office; quotes.test.ts',
  'server/quote/actions.ts#withdraw': 'quotes of the own office; quotes.test.ts',
  'server/quote/actions.ts#sendByMail': 'quotes of the own office; send-quote.test.ts',
  'server/quote/actions.ts#seeAnswerOfClient': 'quotes of the own office; quotes.test.ts',
  'server/quote/queries.ts#readQuotes': 'quotes of the own office; quotes.test.ts',
  'server/trip/copy-actions.ts#copyWithDates': 'trips of the own office; copy-trip.test.ts',
  'server/trip/hold-actions.ts#planHoldAll': 'trips of the own office; hold-all.test.ts',
  'server/trip/hold-actions.ts#beginHoldAll': 'trips of the own office; hold-all.test.ts',
  'server/trip/hold-actions.ts#stepHoldAll': 'trips of the own office; hold-all.test.ts',
  'server/trip/hold-actions.ts#stopHoldAll': 'trips of the own office; hold-all.test.ts',
  'app/api/trips/[id]/calendar/route.ts': 'trips of the own office; papers.test.ts',
  'app/api/trips/[id]/itinerary/route.ts': 'trips of the own office; papers.test.ts',
  'server/trip/form-for-trip.ts#readFormForTrip': 'trips of the own office; trip-travellers.test.ts',
  'server/trip/queries.ts#clientOfOption': 'options of trips of the own office',
  'server/trip/queries.ts#readTripsOfClient': 'trips of the own office; trip-list.test.ts',
  'server/trip/queries.ts#readTrips': 'trips of the own office; trips.test.ts',
  'server/trip/queries.ts#readTrip': 'trips of the own office; trips.test.ts',
  'server/macro/queries.ts#readMacros': 'macros of the own office',
  'server/client/queries.ts#newClientPage': 'a form without a booking',
  'server/traveller/client-pages.ts#readClients': 'clients of the own office; save-details.test.ts',
  'server/traveller/client-pages.ts#readClient': 'a client of the own office; save-details.test.ts',
  'server/traveller/actions.ts#saveTravellerDetails':
    'a saved traveller of the own office; save-details.test.ts',
  'server/traveller/actions.ts#saveTravellerOfClient': 'a client of the own office; save-details.test.ts',
  'server/client/actions.ts#saveClientForm': 'a client of the own office; clients.test.ts',
  'server/client/actions.ts#addClientTraveller': 'a client of the own office; clients.test.ts',
  'server/client/actions.ts#removeClientTraveller': 'a client of the own office; clients.test.ts',
  'server/client/actions.ts#eraseClientOf': 'a client of the own office; clients.test.ts',
  'server/office/settings-page.ts#readSettingsPage': 'settings of the own office',
  'server/studio/actions.ts#advanceOfficeClock': 'the sandbox of the own office',
  'server/studio/actions.ts#endFault': 'faults of the whole sandbox',
  'server/studio/actions.ts#expireMySessions': 'the own sessions',
  'server/studio/actions.ts#resetMyOffice': 'the sandbox of the own office',
  'server/studio/actions.ts#setFault': 'faults of the whole sandbox',
  'server/studio/actions.ts#setScenario': 'the sandbox of the own office',
  'server/studio/actions.ts#openSessionForShell': 'the sandbox of the own office',
  'server/studio/queries.ts#readStudio': 'the sandbox of the own office; studio.test.ts asks it',
  'server/traveller/actions.ts#eraseSavedTraveller':
    'a saved traveller of the own office; saved-travellers.test.ts',
  'server/traveller/actions.ts#saveTraveller': 'a person of the own office, as typed',
  'server/wallet/actions.ts#sealFindText': 'seals what the person has typed',
  'server/session/actions.ts#renewDemoSession': 'signs in again',
  'server/session/actions.ts#renewSession': 'signs in again',
  'server/session/actions.ts#signOutNow': 'signs out',
  'server/session/demo-accounts.ts#demoPeople': 'people of the sandbox',
  'server/session/gate.ts#requireGrant': 'who is signed in',
  'server/session/permission.ts#mayUse': 'a rule',
  'server/booking/reference.ts#bookingReference': 'the form of a reference',
  'server/air/air-handling.ts#airHandling': 'the record of a kind',
  'server/hotel/hotel-handling.ts#hotelHandling': 'the record of a kind',
  'server/desk.ts#desk': 'the program',
}

/** Every entry that the sources have: pages' reads, actions, route handlers. */
export function entriesOfTheSources(): string[] {
  const pages = filesBelow(['app'], ['page.tsx', 'layout.tsx']).flatMap(serverImports)
  const acting = filesBelow(['server'], ['actions.ts']).flatMap(exportsOf)
  return [...new Set([...pages, ...acting, ...filesBelow(['app'], ['route.ts'])])].sort()
}

/** `server/x/y.ts#name` of every value that a file imports from the server; actions are their own entries. */
function serverImports(file: string): string[] {
  return parsed(file).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) return []
    const from = /\/(server\/.*)$/.exec((statement.moduleSpecifier as ts.StringLiteral).text)?.[1]
    const named = statement.importClause?.namedBindings
    if (!from || from.endsWith('/actions.ts') || !named || !ts.isNamedImports(named)) return []
    return named.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => `${from}#${(propertyName ?? name).text}`)
  })
}

function exportsOf(file: string): string[] {
  return parsed(file).statements.flatMap((statement) =>
    ts.isVariableStatement(statement) &&
    statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      ? statement.declarationList.declarations.map(({ name }) => `${file}#${name.getText()}`)
      : [],
  )
}

/** Asks the read route as the desk's own page does. */
export async function askRead(id: string, input: object): Promise<unknown> {
  return answerOf(
    await readRoute(requestTo(`read/${id}`, input), { params: Promise.resolve({ operation: id }) }),
  )
}

/** A request as the desk's own page sends it. */
function requestTo(path: string, input: object): Request {
  return new Request(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { host: 'localhost:3000', origin, 'x-desk': '1' },
    body: JSON.stringify(input),
  })
}

async function answerOf(response: Response) {
  const { status, headers } = response
  return { status, type: headers.get('content-type'), text: await response.text() }
}
