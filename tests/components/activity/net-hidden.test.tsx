import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ActivityBookingScreen } from '../../../components/activity/booking/activity-booking-screen.tsx'
import { ActivityBookScreen } from '../../../components/activity/book/book-screen.tsx'
import { CalendarDay } from '../../../components/activity/product/calendar-day.tsx'
import { DayPanel } from '../../../components/activity/product/day-panel.tsx'
import { HeatMap } from '../../../components/activity/product/heat-map.tsx'
import { ReserveBar } from '../../../components/activity/product/reserve-bar.tsx'
import { VariantTable } from '../../../components/activity/product/variant-table.tsx'
import { ActivityCard } from '../../../components/activity/search/activity-card.tsx'
import { activityChips } from '../../../components/activity/search/activity-chips.ts'
import { PriceBand } from '../../../components/activity/search/price-band.tsx'
import type { OptionRecord } from '../../../contract/activity/product-type.ts'
import { activityOffer } from '../../../lib/activity/activity-offer.ts'
import type { ActivityBookingView } from '../../../lib/activity/booking-view.ts'
import { quoteOf } from '../../../lib/activity/quote.ts'
import { NO_ACTIVITY_FILTERS } from '../../../lib/activity/activity-view.ts'
import type { MarkupRules } from '../../../lib/booking/markup.ts'
import { variantOf as readVariant } from '../../../lib/activity/variant.ts'
import { entryOf, setOf, variantAnswer, variantOf } from '../../desk/activity/variant-fixture.ts'
import { answerOfferCheck, answerRead } from '../answers.ts'
import { NOW } from '../booking/fare-form.tsx'
import { amounts, seenText, seenWith } from '../client-prices.tsx'
import { renderDesk } from '../render-desk.tsx'
import { selected } from './activity-form.tsx'
import { clientPrice } from '../../../lib/money.ts'

// Activities beside a client: no net amount is shown anywhere, and the client price stands instead.

/** A ticket of an adult and one of a child, and what two adults and a child pay: the sentinels. */
const NET = /137\.31|68\.40|343\.02|12\.34/
const set = setOf({ adult: 137.31, child: 68.4 })
const entry = entryOf({ prices: [set] })
const days = new Map([[entry.date, entry]])
const party = { adult: 2, child: 1, senior: 0 }
const nothing = () => undefined

const percent: MarkupRules = { all: { unit: 'percent', hundredths: 1000 } }
const person: MarkupRules = { activity: { unit: 'person', adult: 269, child: 160, infant: 0 } }
const booking: MarkupRules = { activity: { unit: 'booking', cents: 5698 } }

const each = [
  { name: 'a percentage', rules: percent, adult: '$151.04', total: '$377.32' },
  { name: 'an amount per person', rules: person, adult: '$140.00', total: '$350.00' },
]

const row = { uuid: 'variant-1', title: 'Walk', type: variantOf(), fromCents: 13_731 }
const bar = (
  <ReserveBar
    {...{ title: 'Walk', type: variantOf(), date: entry.date, slot: null, quote: quoteOf(set, party), party }}
    {...{ loading: false, check: { status: 'current', beforeCents: 30_000 }, spendableCents: 100_000 }}
    {...{ problem: undefined, formHref: null, onReserve: nothing }}
  />
)

describe.each(each)('with $name', ({ rules, adult, total }) => {
  test('the list, its price filter, and the page of a product name no net amount', () => {
    const activity = { uuid: 'a1', title: 'Walk', translated: null, image: null, typeName: '', cityName: '' }
    const state = { kind: 'offered', cents: 13_731, places: 4 } as const
    answerRead('activity.product-type', () => variantAnswer())
    renderDesk(
      seenWith(
        'client',
        <>
          <ActivityCard
            activity={{ ...activity, fromCents: 13_731, soldCount: 0 }}
            {...{ word: '', href: '/activities/a1', marked: false, eager: false }}
          />
          <PriceBand
            prices={{ bandCents: 13_731, counts: [1, 1] }}
            isCounted
            filters={{ ...NO_ACTIVITY_FILTERS, maxCents: 13_731 }}
            onChange={nothing}
          />
          <VariantTable rows={[row]} selected="variant-1" onSelect={nothing} />
          <CalendarDay
            {...{ date: entry.date, state, shades: [13_731], selected: false, tabStop: true, outside: false }}
            onSelect={nothing}
          />
          <HeatMap {...{ days, from: entry.date, to: entry.date, selected: null, onSelect: nothing }} />
          <DayPanel
            {...{ type: variantOf(), date: entry.date, state, slots: [], slot: null, set, party }}
            {...{ onSlot: nothing, onParty: nothing }}
          />
          {bar}
        </>,
        rules,
      ),
    )
    expect(screen.getByRole('article').textContent).toContain(`from ${adult}`)
    expect(screen.getByRole('region', { name: /^Variants/ }).textContent).toContain(`from ${adult}`)
    expect(screen.getByRole('img', { name: /^Prices by day/ }).getAttribute('aria-label')).toContain(adult)
    const selection = screen.getByRole('region', { name: 'Selection' })
    expect(selection.textContent).toContain(total)
    expect(selection.textContent).toContain('2 adults + 1 child')
    expect(within(selection).getByRole('alert').textContent).toContain(total)
    expect(seenText()).not.toMatch(NET)
  })

  test('the form has the prices of its tickets and answers with the markup, and its parts are left out', async () => {
    const options: OptionRecord[] = [
      {
        ...{ uuid: 'lunch', name: 'Lunch', description: '', required: false, addOn: true, inputType: 5 },
        ...{ price: 12.34, formatRegex: null, validFrom: null, validTo: null },
      },
    ]
    const variant = variantAnswer({ options: { perBooking: options, perPax: [] } })
    answerOfferCheck('activity', () => ({ entry, checkedAt: NOW, spendableCents: 100_000, readAt: 1 }))
    answerRead('activity.product-type', () => variant)
    renderDesk(
      seenWith(
        'client',
        <ActivityBookScreen
          {...{ place: selected, found: activityOffer(selected, readVariant(variant), entry), product: null }}
          {...{
            serverNow: NOW,
            clientReference: 'CR-1',
            outcomeOpen: false,
            tripClient: null,
            spendableCents: 100_000,
          }}
          {...{ holdBar: null, drafts: [] }}
        />,
        rules,
      ),
    )
    await screen.findByText(/^Price checked \d\d:\d\d/)
    await waitFor(() => expect(amounts()).toContain(total))
    expect(amounts()).toContain(adult)
    const seen = rules === percent ? NET : /137\.31|68\.40|343\.02/
    expect(seenText()).not.toMatch(seen)
  })
})

test('an amount per booking is part of the total, and named once beside the prices for one person', () => {
  const table = <VariantTable rows={[row]} selected="variant-1" onSelect={nothing} />
  renderDesk(
    seenWith(
      'client',
      <>
        {table}
        {bar}
      </>,
      booking,
    ),
  )
  expect(screen.getAllByText('Plus $56.98 per booking')).toHaveLength(1)
  expect(screen.getByRole('region', { name: 'Selection' }).textContent).toContain('$400.00')
})

test('where no markup is set, the table of variants says so once', () => {
  renderDesk(seenWith('client', <VariantTable rows={[row]} selected="variant-1" onSelect={nothing} />, {}))
  expect(screen.getAllByText('No markup set')).toHaveLength(1)
  expect(amounts()).toContain('$137.31')
})

test('the chip of a price filter names the price that is shown', () => {
  const filters = { ...NO_ACTIVITY_FILTERS, minCents: 10_000, maxCents: 13_731 }
  const [chip] = activityChips(filters, {}, (cents) => clientPrice(cents, 269))
  expect(chip?.text).toBe('$102.69 – $140')
})

test('the page of a booking shows the price that was agreed with the client', () => {
  const view: ActivityBookingView = {
    ...{ kind: 'activity', reference: '0daed9e9-0811-443e-b9df-435bb6db29bc', clientReference: null },
    ...{ state: 'approved', status: 'approved', leadName: 'Anna Keller', madeBy: 'Maya', createdAt: NOW },
    ...{ completedAt: NOW, cancelledAt: null, deadlines: null, agreed: null, timeline: [], code: 'PA1' },
    money: {
      ...{ parts: [{ label: 'Adult × 2', cents: 27_462 }], totalCents: 34_302, settlement: null },
      ...{ markup: { label: 'Markup, 10%', cents: 3430 }, place: 'charged' },
    },
    terms: [{ about: '1', label: 'Cancel after', allowed: true, penaltyCents: 34_302, loses: 'all' }],
    ...{ ownReference: null, variant: { uuid: 'variant-1', title: 'Walk' }, product: null },
    ...{ date: '2027-04-14', start: '19:30', tickets: [{ type: 'adult', count: 2 }] },
    ...{ email: 'anna@example.com', phone: '+49 30', answers: { perBooking: [], perPax: [] } },
  }
  answerRead('activity.product-type', () => variantAnswer())
  answerRead('activity.vouchers', () => ({
    ...{ data: [], meta: { pagination: { page: 1, pageCount: 1, perPage: 100, total: 0 } } },
  }))
  renderDesk(
    seenWith(
      'client',
      <ActivityBookingScreen
        {...{ booking: view, serverNow: NOW, bars: {}, reasonFor: null, revealBar: null }}
        {...{ spendableCents: 100_000, agreedCents: null, searchAgainHref: null, rebookedAs: [] }}
      />,
    ),
  )
  expect(amounts()).toContain('$377.32')
  expect(seenText()).not.toMatch(NET)
})
