import { describe, expect, test } from 'vitest'
import { asRun, filesBelow, textOf } from './sources.ts'

// Types keep net amounts from a screen that hides them: what writes an amount takes `ClientCents` of
// `lib/money.ts`. These are the ways around the types.

const screens = filesBelow(['app', 'components', 'lib'])

describe('an amount', () => {
  test('is made one of the client in lib/money.ts alone', () => {
    expect(screens.filter((file) => /\bas ClientCents\b/.test(textOf(file)))).toEqual(['lib/money.ts'])
  })

  test('that is net is written by what hides it, and by the words of a plan that are told what can be spent', () => {
    const taken = /import [^;]*?\bformatNet\b[^;]*? from '[^']*\/money\.ts'/
    expect(screens.filter((file) => taken.test(asRun(file)))).toEqual([
      'components/ui/shown-prices.tsx',
      'lib/booking/bulk.ts',
    ])
  })

  test('is written by nobody else: what is left fills a field, an address, or is looked for', () => {
    expect(screens.filter((file) => /\.toFixed\(2\)|Intl\.NumberFormat/.test(asRun(file)))).toEqual([
      'components/hotel/booking/hotel-booking-screen.tsx',
      'components/office/settings-values.ts',
      'lib/activity/activity-params.ts',
      'lib/booking/typed-markup.ts',
      'lib/money.ts',
    ])
  })
})

describe('a screen about nothing but the money of the office', () => {
  test.each(['components/office/overview-screen.tsx', 'components/wallet/wallet-screen.tsx'])(
    '%s is hidden as a whole',
    (screen) => {
      expect(asRun(screen)).toContain('<NetScreen ')
    },
  )
})
