import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { asRun, filesBelow, textOf } from './sources.ts'

// Types keep net amounts from a screen that hides them: code that writes an amount takes `ClientCents`
// of `lib/money.ts`. These are the ways around the types.

const screens = filesBelow(['app', 'components', 'lib'])

describe('an amount', () => {
  test('is made one of the client in lib/money.ts alone', () => {
    expect(screens.filter((file) => /\bas ClientCents\b/.test(textOf(file)))).toEqual(['lib/money.ts'])
  })

  test('that is net is written by what hides it, and by the words of a plan that are told what can be spent', () => {
    const taken = /import [^;]*?\bformatNet\b[^;]*? from '[^']*\/money\.ts'/
    expect(screens.filter((file) => taken.test(textOf(file)))).toEqual([
      'components/ui/shown-prices.tsx',
      'lib/booking/bulk.ts',
    ])
  })

  test('is written by nobody else: what is left fills a field, an address, or is looked for', () => {
    expect(screens.filter((file) => /\.toFixed\(2\)|new Intl\.NumberFormat/.test(textOf(file)))).toEqual([
      'components/hotel/booking/hotel-booking-screen.tsx',
      'components/invoice/credit-dialog.tsx',
      'components/office/settings-values.ts',
      'lib/activity/activity-params.ts',
      'lib/booking/typed-markup.ts',
      'lib/money.ts',
    ])
  })
})

describe('a screen about nothing but the money of the office', () => {
  test.each([
    'components/accounts/month-screen.tsx',
    'components/accounts/months-screen.tsx',
    'components/office/overview-screen.tsx',
    'components/wallet/wallet-screen.tsx',
  ])('%s is hidden as a whole', (screen) => {
    expect(asRun(screen)).toContain('<NetScreen ')
  })
})

describe('what asks which prices are shown', () => {
  const isClient = (file: string) => /^\s*['"]use client['"]/.test(asRun(file))
  const imports = (file: string) =>
    [...asRun(file).matchAll(/(?:from|import\() ?['"](\.[^'"]+\.tsx?)['"]/g)].map(([, name = '']) =>
      path.join(path.dirname(file), name),
    )

  /** Modules that run on the server only: all that pages load, up to the components of the browser. */
  function drawnByTheServer(): string[] {
    const reached = new Set<string>()
    const visit = (file: string) => {
      if (reached.has(file) || isClient(file)) return
      reached.add(file)
      imports(file).forEach(visit)
    }
    filesBelow(['app']).forEach(visit)
    return [...reached]
  }

  test('runs in the browser: a component of the server has no setting to ask', () => {
    const asking = drawnByTheServer().filter((file) => /\buse(?:Net|Shown)[A-Z]\w*\(/.test(asRun(file)))
    expect(asking).toEqual([])
  })
})
