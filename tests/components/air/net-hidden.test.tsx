import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AgainScreen } from '../../../components/air/again/again-screen.tsx'
import { RefundDialog } from '../../../components/air/booking/refund-dialog.tsx'
import { CalendarScreen } from '../../../components/air/calendar/calendar-screen.tsx'
import { NearestDates } from '../../../components/air/calendar/nearest-dates.tsx'
import { PricedCalendar } from '../../../components/air/calendar/priced-calendar.tsx'
import { termsOfFare } from '../../../lib/air/fare.ts'
import { parseFare } from '../../../lib/air/parse-fare.ts'
import { findFareAgain } from '../../../server/air/actions.ts'
import { bookingFixture } from '../../desk/booking/booking-fixture.ts'
import { fareFixture } from '../../desk/air/itinerary-fixture.ts'
import { bookedSegments } from '../../desk/booking/segment-fixture.ts'
import { answerNames, answerRead } from '../answers.ts'
import { answerCheck, fareOf, NOW } from '../booking/fare-form.tsx'
import { amounts, seenWith } from '../client-prices.tsx'
import { renderDesk } from '../render-desk.tsx'

// Flights beside a client: prices have the markup, and no amount of the wallet is named.

describe('refunding e-tickets', () => {
  const booking = bookingFixture({
    state: 'ticketed',
    travellers: [
      {
        ...{ type: 'adult', title: null, firstName: 'ANNA', lastName: 'KELLER', birthDate: null },
        ...{ passportMasked: null, paidCents: 49_240 },
        eTickets: [{ number: '1252400000001', refunded: false, refundedCents: null }],
      },
    ],
  })
  test.each([
    ['client', 'Refund · penalty $80.00', ['$80.00']],
    ['net', 'Refund $412.40 · penalty $80.00', ['$492.40', '$80.00', '$412.40']],
  ] as const)('shows the amounts that %s prices allow', async (prices, label, expected) => {
    answerRead('air.refund-display', () => ({
      UniqueId: booking.reference,
      RefundType: 1,
      EticketNumbers: [
        {
          ...{ ETicketNumber: '1252400000001', EticketStatus: 1, IsRefunded: false, IsNonRefundable: false },
          ...{ AirlinePnr: 'T2N8VJ', Currency: 'USD', Route: 'LCY-EDI', PenaltyAmount: 80 },
        },
      ],
    }))
    const nothing = () => undefined
    renderDesk(
      seenWith(
        prices,
        <RefundDialog
          {...{ booking, serverNow: NOW, open: true, reasonField: null }}
          {...{ onOpenChange: nothing, onConfirm: nothing, onConfirmParts: nothing }}
        />,
      ),
    )
    await screen.findByRole('button', { name: label })
    expect(new Set(amounts())).toEqual(new Set(expected))
  })
})

describe('booking again', () => {
  const before = fareFixture({ code: 'OLD', total: 500 })
  const booking = bookingFixture({
    state: 'lapsed',
    segments: bookedSegments(before),
    money: {
      parts: [
        { label: 'Base fare', cents: 50_000 },
        { label: 'Taxes', cents: 0 },
      ],
      totalCents: 50_000,
      markup: { label: 'Markup, 1 traveller', cents: 2550 },
      place: 'released',
      settlement: null,
    },
    agreed: { terms: termsOfFare(before) },
  })
  const open = (prices: 'net' | 'client') => {
    const fare = fareOf({ code: 'NEW', total: 512.2 })
    answerCheck(fare)
    vi.mocked(findFareAgain).mockResolvedValue({
      kind: 'found',
      fare: parseFare(fare),
      searchHref: '/flights',
    })
    renderDesk(
      seenWith(
        prices,
        <AgainScreen
          booking={booking}
          serverNow={NOW}
          clientReference="CR-9"
          outcomeOpen={false}
          holdBar={null}
          searchHref="/flights"
        />,
      ),
    )
    return screen.findByRole('region', { name: 'Changes' })
  }

  test('with client prices shows the total with the markup of the booking, no parts, no markup and no funds', async () => {
    const differs = await open('client')
    expect(within(differs).getAllByRole('row')).toHaveLength(2)
    expect(new Set(amounts())).toEqual(new Set(['$525.50', '$537.70', '+$12.20']))
  })

  test('with net prices shows all amounts', async () => {
    const differs = await open('net')
    expect(within(differs).getAllByRole('row')).toHaveLength(3)
    for (const amount of ['$500.00', '$512.20', '$25.50', '$9,487.80']) expect(amounts()).toContain(amount)
  })
})

describe('the price calendar', () => {
  beforeEach(() => {
    answerNames('places.json', [])
    answerRead('air.price-calendar', ({ DepartDate: month }) => {
      const dates = ['2027-01-12', '2027-01-13'].filter((date) => date.startsWith(month))
      const Days = dates.map((Date, index) => ({
        ...{ Date, Price: 400 + index, Currency: 'USD', Transfers: 0, Airline: 'BA', FlightNumber: '11' },
        ...{ DepartureAt: `${Date}T09:00:00Z`, ReturnAt: null, ExpiresAt: '2027-01-12T00:00:00Z' },
        ...{ Origin: 'LON', Destination: 'SIN' },
      }))
      return {
        ...{ Origin: 'LON', Destination: 'SIN', TripType: 'OneWay', CalendarType: 'departure_date' },
        ...{ Currency: 'USD', DaysCount: 2, MinPrice: null, MaxPrice: null, Cheapest: null, Days },
      } as never
    })
  })

  const nothing = () => undefined
  const search = {
    ...({ trip: 'oneway', adults: 3, children: 1, infants: 0, cabin: 1 } as const),
    legs: [{ from: 'LON', to: 'SIN', date: '2027-01-14' }],
  }
  const screens = {
    'its page': <CalendarScreen serverNow={NOW} />,
    'the nearest dates': <NearestDates search={search} first="2026-11-20" onSearch={nothing} />,
    'a date field': (
      <>
        <input id="depart" />
        <PricedCalendar
          trip={{ from: 'LON', to: 'SIN', depart: null, back: undefined }}
          side="depart"
          {...{ label: 'Depart', fieldId: 'depart', onClose: nothing, onPick: nothing }}
          value="2027-01-14"
          today="2026-11-20"
        />
      </>
    ),
  }

  test.each(
    Object.entries(screens).flatMap(([name, screen]) => [
      { name, screen, prices: 'client' as const, seen: /\$425/, not: /\$40[01]/ },
      { name, screen, prices: 'net' as const, seen: /\$400/, not: /\$42[56]/ },
    ]),
  )(
    '$name with $prices prices, which are those of one adult',
    async ({ screen: shown, prices, seen, not }) => {
      window.history.replaceState(
        null,
        '',
        '/flights/calendar?from=LON&to=SIN&month=2027-01&trip=oneway&adt=3&day=2027-01-13',
      )
      renderDesk(seenWith(prices, shown))
      expect((await screen.findAllByText(seen)).length).toBeGreaterThan(0)
      expect(amounts().filter((amount) => not.test(amount))).toEqual([])
    },
  )
})
