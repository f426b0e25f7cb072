import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { FareRulesButton } from '../../../components/air/rules/fare-rules-button.tsx'
import { BaggageList } from '../../../components/air/search/baggage-list.tsx'
import { parseFare } from '../../../lib/air/parse-fare.ts'
import { LegTermsTable } from '../../../components/air/search/leg-terms.tsx'
import type { FareRulesView } from '../../../lib/air/fare-rules-view.ts'
import type { TextLine } from '../../../lib/text-line.ts'
import { fareFixture, itinerary } from '../../desk/air/itinerary-fixture.ts'
import { answerNames, answerRead, answerRoute, refusal } from '../answers.ts'
import { renderDesk } from '../render-desk.tsx'

// Rules, baggage and terms of a fare. An unknown term is said to be unknown and is never shown as good.

const line = (text: string, kind: TextLine['kind'] = 'text'): TextLine => ({
  kind,
  runs: [{ text, strong: false }],
})
const section = (category: string, ...lines: TextLine[]) => ({ category, rightToLeft: false, lines })

const rules: FareRulesView = {
  isPrivate: true,
  cut: false,
  parts: [
    {
      airline: null,
      cityPair: null,
      sections: [section('Description', line('Strictest component decides.'))],
    },
    {
      airline: 'SQ',
      cityPair: 'LON-SIN',
      sections: [
        section('Minimum Stay', line('Minimum stay: none.')),
        section('Sales restrictions'),
        section(
          'Penalties',
          line('Refunds', 'heading'),
          {
            kind: 'item',
            runs: [
              { text: 'Before departure: ', strong: false },
              { text: 'refund', strong: true },
            ],
          },
          line('No refund after departure.'),
        ),
      ],
    },
  ],
}

beforeEach(() => answerNames('airlines.json', [['SQ', 'Singapore Airlines']]))

const open = () => renderDesk(<FareRulesButton of={{ fareCode: 'A' }} />).user
const sheet = () => screen.findByRole('dialog', { name: 'Fare rules' })

test('the key i opens the rules: by component and category, penalties open, none read before', async () => {
  let requestCount = 0
  answerRoute('/api/flights/rules', (input) => {
    requestCount += 1
    expect(input).toEqual({ FareSourceCode: 'A' })
    return rules
  })
  const user = open()
  expect(requestCount).toBe(0)
  await user.keyboard('i')
  const dialog = await sheet()
  await within(dialog).findByRole('heading', { name: 'LON-SIN, Singapore Airlines' })
  expect(within(dialog).getByRole('region', { name: 'Whole fare' }).textContent).toContain(
    'Strictest component',
  )
  const openOnes = [...dialog.querySelectorAll('details[open] > summary h4')].map((one) => one.textContent)
  expect(openOnes).toEqual(['Description', 'Penalties'])
  expect(dialog.textContent).toContain('Private fare')
  // A category without a text is unknown, not permission.
  expect(dialog.textContent).toContain('Unknown: not supplied.')
})

test('words are found in all categories, counted, marked and stepped through with Enter', async () => {
  answerRoute('/api/flights/rules', () => rules)
  const user = open()
  await user.keyboard('i')
  const dialog = await sheet()
  const field = await within(dialog).findByRole('searchbox', { name: 'Find in rules' })
  await user.type(field, 'REFUND')
  const marks = () => [...dialog.querySelectorAll('mark')].map((mark) => mark.textContent)
  expect(marks()).toEqual(['Refund', 'refund', 'refund'])
  expect(dialog.textContent).toContain('1 of 3')
  expect(dialog.textContent).not.toContain('Minimum Stay')
  await user.keyboard('{Enter}')
  expect(dialog.textContent).toContain('2 of 3')
  await user.keyboard('{Shift>}{Enter}{Enter}{/Shift}')
  expect(dialog.textContent).toContain('3 of 3')
  // A match may begin in one run of a line and end in the next.
  await user.clear(field)
  await user.type(field, 'departure: refund')
  expect(marks().join('')).toBe('departure: refund')
  await user.clear(field)
  await user.type(field, 'yeti')
  expect(dialog.textContent).toContain('Not found')
  await user.clear(field)
  expect(marks()).toEqual([])
  expect(dialog.textContent).toContain('Minimum Stay')
})

test.each([
  ['a permission', refusal(403, 'Err0101006'), /permission to read fare rules.*not affected/, false],
  ['an expired fare', refusal(422, 'Err0102003'), /This fare has expired. Search again/, false],
  ['a gateway without rules', refusal(404, 'NotFound'), /not offered by this service/, false],
  ['a gateway that is away', refusal(502, 'Unavailable'), /Couldn't load fare rules\./, true],
])('%s: the reason is said, and what can be done', async (_name, refused, words, again) => {
  answerRoute('/api/flights/rules', () => refused)
  const user = open()
  await user.click(screen.getByRole('button', { name: /Fare rules/ }))
  const alert = await within(await sheet()).findByRole('alert')
  expect(alert.textContent).toMatch(words)
  expect(within(alert).queryByRole('button', { name: 'Try again' }) !== null).toBe(again)
  if (!again) return
  answerRoute('/api/flights/rules', () => rules)
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await within(await sheet()).findByRole('heading', { name: 'LON-SIN, Singapore Airlines' })
})

test('no rules at all are unknown', async () => {
  answerRoute('/api/flights/rules', () => ({ isPrivate: false, cut: true, parts: [] }))
  const user = open()
  await user.keyboard('i')
  const dialog = await sheet()
  await within(dialog).findByText(/Rules unknown: none were supplied/)
  expect(dialog.textContent).toContain('longer than the desk shows')
})

const fare = itinerary({
  code: 'A',
  legs: ['SQ317 LHR-SIN 11:25 770', 'SQ322 SIN-LHR 23:30 865'],
  bags: '30K',
})
const bags = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test('baggage of each flight is read for the opened fare; extra bags are told with their price', async () => {
  const one = { Departure: 'LHR', Arrival: 'SIN', FlightNo: 'SQ317' }
  const two = { Departure: 'SIN', Arrival: 'LHR', FlightNo: 'SQ322' }
  const cost = { Amount: 120, Currency: 'USD' }
  const names = { PassengerFirstName: null, PassengerMiddleName: null, PassengerLastName: null }
  const ofNobody = { ...names, PassportNumber: null, NationalId: null }
  const further = { ServiceId: 'BAG-1', Description: 'Further bag', Behavior: 1, FlightNumber: '317' }
  answerRead('air.baggages', () => ({
    BaggageInfoes: [
      { ...one, Baggage: '2 pieces' },
      { ...two, Baggage: null },
      { ...one, Baggage: '0 pieces' },
      { ...two, Baggage: 'one bag, maybe' },
    ],
    Services: [{ ...further, ...ofNobody, ServiceCost: cost }],
  }))
  renderDesk(<BaggageList fare={parseFare(fare)} />)
  expect(bags()).toEqual(['SQ317 LHR–SIN30 kg', 'SQ322 SIN–LHR30 kg'])
  await waitFor(() =>
    expect(bags()).toEqual([
      'SQ317 LHR–SIN2 bags',
      'SQ322 SIN–LHRBag unknown',
      'SQ317 LHR–SINNo checked bag',
      'SQ322 SIN–LHROne bag, maybe',
    ]),
  )
  expect(screen.getByText(/Extra, sold by the airline: Further bag, \$120\.00 a flight/)).toBeTruthy()
})

test('refused baggage leaves that of the search, with the reason', async () => {
  answerRead('air.baggages', () => refusal(403, 'Err0101006'))
  renderDesk(<BaggageList fare={parseFare(fare)} />)
  await screen.findByText(/As found in the search. You don't have permission to read the baggage of fares/)
  expect(bags()).toHaveLength(2)
})

test.each([
  [{ available: true, penalty: 0 }, 'Free', 'text-ok'],
  [{ available: true, penalty: 120 }, '$120.00 in total, $40.00 each', 'text-ok'],
  [{ available: true, penalty: 100 }, '$100.00 in total, about $33.33 each', 'text-ok'],
  [{ available: true, penalty: null }, 'Allowed, fee unknown', 'text-held'],
  [{ available: false, penalty: null }, 'Not allowed', 'text-bad'],
  [{ available: null, penalty: null }, 'Unknown', 'text-held'],
] as const)('terms %j are shown as %s', (facts, words, tone) => {
  const [leg] = fareFixture({ code: 'A', ...facts }).legs
  renderDesk(<LegTermsTable leg={leg!} travellers={3} />)
  const [cell] = within(screen.getByRole('row', { name: /Refund/ })).getAllByRole('cell')
  expect(cell?.textContent).toBe(words)
  expect(cell?.querySelector('svg')?.getAttribute('class')).toContain(tone)
})

test('after departure nothing is green: the codes have no fee for it', () => {
  const fare = itinerary({ code: 'A' })
  const after = (AfterFlight: boolean | null) => {
    fare.OriginDestinationOptions[0]!.FlightSegments[0]!.SegmentRefundRules = {
      Refund: { BeforeFlight: true, AfterFlight },
      Change: { BeforeFlight: true, AfterFlight },
    }
    const { unmount } = renderDesk(<LegTermsTable leg={parseFare(fare).legs[0]!} travellers={1} />)
    const cell = within(screen.getByRole('row', { name: /Change/ })).getAllByRole('cell')[1]
    const shown = [cell?.textContent, cell?.querySelector('svg')?.getAttribute('class')?.includes('text-ok')]
    unmount()
    return shown
  }
  expect([true, false, null].map(after)).toEqual([
    ['Allowed, fee in the rules', false],
    ['Not allowed', false],
    ['Unknown', false],
  ])
})
