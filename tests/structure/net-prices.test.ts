import { describe, expect, test } from 'vitest'
import { asRun, filesBelow } from './sources.ts'

/** What writes an amount. */
const writesMoney = /\bformat(?:Cents|Short|Whole)\(|<Money\b|\.toFixed\(2\)/

/** What asks whether net prices are hidden, or is given what the screen around it adds to them. */
const asks =
  /\/shown-prices\.tsx'|\/use-shown-days\.ts'|\/stay-prices\.ts'|\/form-prices\.ts'|\bshownOf\b|\bprices\.(?:total|nightly)\(|\bnetHidden\b/

const fee = 'a fee of the airline or the hotel, which the client pays as it is'
const given = 'gets prices that are to be shown from the screen around it, which asks'
const limit = 'a limit or a setting of the office: no price'
const sandbox = 'a tool of the sandbox'

/**
 * Files that write amounts without asking which prices are shown, and why they may: a sentence, or the screen
 * around them that hides them as a whole.
 */
const reasons: Readonly<Record<string, string | { within: string }>> = {
  'components/air/results/fare-name.ts': fee,
  'components/air/search/baggage-list.tsx': fee,
  'components/air/search/leg-terms.tsx': fee,

  'components/air/calendar/chosen-day.tsx': given,
  'components/air/calendar/priced-month.tsx': given,
  'components/today/funds-line.tsx': 'a drawing inside the funds card, which is hidden',
  'lib/booking/bulk.ts': 'names a shortfall only where it is told what can be spent; the dialog does not',

  'components/office/day-chart.tsx': { within: 'components/office/overview-screen.tsx' },
  'components/office/overview-screen.tsx': { within: 'components/office/overview-screen.tsx' },
  'components/office/spend-section.tsx': { within: 'components/office/overview-screen.tsx' },
  'components/office/spend-table.tsx': { within: 'components/office/overview-screen.tsx' },
  'components/wallet/forecast-card.tsx': { within: 'components/wallet/wallet-screen.tsx' },
  'components/wallet/forecast-chart.tsx': { within: 'components/wallet/wallet-screen.tsx' },
  'components/wallet/funds-alert.tsx': { within: 'components/wallet/wallet-screen.tsx' },
  'components/wallet/funds-request.ts': { within: 'components/wallet/wallet-screen.tsx' },
  'components/wallet/outcome-words.ts': { within: 'components/wallet/wallet-screen.tsx' },
  'components/wallet/statement-card.tsx': { within: 'components/wallet/wallet-screen.tsx' },
  'components/wallet/statement-pair.tsx': { within: 'components/wallet/wallet-screen.tsx' },
  'components/wallet/totals-card.tsx': { within: 'components/wallet/wallet-screen.tsx' },

  'components/office/settings-form.tsx': limit,
  'components/office/settings-screen.tsx': limit,
  'components/office/settings-values.ts': limit,
  'lib/booking/typed-markup.ts': 'fills the fields of a markup, which are hidden',
  'lib/activity/activity-params.ts': 'the price filter of an address',
  'lib/studio/outlook.ts': sandbox,
  'lib/money.ts': 'writes amounts, and knows none',
  'components/ui/money.tsx': 'writes amounts, and knows none',
}

const silent = filesBelow(['components', 'lib', 'app']).filter((file) => {
  const code = asRun(file)
  return writesMoney.test(code) && !asks.test(code)
})

describe('what shows money while net prices are hidden', () => {
  test('asks which prices are shown, or has a reason', () => {
    expect(silent.filter((file) => !(file in reasons))).toEqual([])
  })

  test('no reason outlives its file', () => {
    expect(Object.keys(reasons).filter((file) => !silent.includes(file))).toEqual([])
  })

  const screens = Object.values(reasons).flatMap((reason) =>
    typeof reason === 'string' ? [] : [reason.within],
  )
  test.each([...new Set(screens)])('%s is hidden as a whole', (screen) => {
    expect(asRun(screen)).toContain('<NetScreen ')
  })
})
