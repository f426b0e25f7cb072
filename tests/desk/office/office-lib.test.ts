import { describe, expect, test } from 'vitest'
import { changeQuery, changesFileHref, changesHref } from '../../../lib/office/change-query.ts'
import { daysOf, monthsUntil, periodOf } from '../../../lib/office/period.ts'
import { changedSettings, settingsProblems } from '../../../components/office/settings-values.ts'
import { onlyMakerText, whomToAsk } from '../../../lib/office/whom-to-ask.ts'
import { permissionGroups } from '../../../lib/permission-text.ts'
import { operations } from '../../../contract/registry.ts'

const TODAY = '2026-03-02'

describe('the period of an address', () => {
  test.each([
    [null, '30', '2026-02-01', TODAY],
    ['7', '7', '2026-02-24', TODAY],
    ['90', '90', '2025-12-03', TODAY],
    ['2026-02', '2026-02', '2026-02-01', '2026-02-28'],
    ['2026-03', '2026-03', '2026-03-01', '2026-03-31'],
    ['2024-02', '2024-02', '2024-02-01', '2024-02-29'],
    ['2026-04', '30', '2026-02-01', TODAY],
    ['2026-13', '30', '2026-02-01', TODAY],
    ['8', '30', '2026-02-01', TODAY],
  ])('%s is %s: %s to %s', (text, id, from, to) => {
    expect(periodOf(text, TODAY)).toEqual({ id, from, to })
  })

  test('has all its days, and months across a year', () => {
    expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ])
    expect(monthsUntil(TODAY, 3).map(({ label }) => label)).toEqual(['Mar 2026', 'Feb 2026', 'Jan 2026'])
    expect(monthsUntil('2026-01-31', 2).map(({ id }) => id)).toEqual(['2026-01', '2025-12'])
  })
})

test('the filters of the change log survive their address, and wrong ones are left out', () => {
  const query = {
    who: 'maya',
    what: 'air.cancel',
    reference: 'PO1',
    from: '2026-02-01',
    to: '2026-02-28',
    before: '51',
  }
  const read = (href: string) => changeQuery(new URL(href, 'http://desk').searchParams)
  expect(read(changesHref(query))).toEqual(query)
  expect(read(changesFileHref(query))).toEqual({ ...query, before: null })
  expect(changesHref({})).toBe('/office/log')
  expect(read('/office/log?from=2026-02-30&to=x&before=-1&who=%20')).toEqual({
    who: null,
    what: null,
    reference: null,
    from: null,
    to: null,
    before: null,
  })
  expect(read('/office/log?from=2026-02-10&to=2026-02-01')).toMatchObject({ from: '2026-02-10', to: null })
})

describe('the settings as typed', () => {
  const form = { fundsContact: '', lowBalance: '', notices: '' }

  test('are none while empty', () => {
    expect(settingsProblems(form)).toEqual({})
    const before = { fundsContact: 'Accounts', lowBalance: '1500.00', notices: '3, 1' }
    expect(changedSettings(form, before)).toEqual({
      funds_contact: null,
      low_balance_cents: null,
      notice_minutes: null,
    })
  })

  test('are sent if they are others, however they are written', () => {
    const before = { fundsContact: 'Accounts', lowBalance: '1500.00', notices: '3, 1' }
    const same = { fundsContact: ' Accounts', lowBalance: '$1,500', notices: '1 3' }
    expect(changedSettings(same, before)).toEqual({})
    expect(changedSettings({ ...same, notices: '5' }, before)).toEqual({ notice_minutes: [5] })
  })

  test.each(['0', '-5', '1.005', '1e3', '99999999999'])('%s is no amount for an alert', (lowBalance) => {
    expect(settingsProblems({ ...form, lowBalance })).toHaveProperty('lowBalance')
  })

  test.each(['0', '61', '3,', 'x', '1 2 3 4 5', '2.5'])('"%s" is checked as minutes of notice', (notices) => {
    const isRight = notices === '3,'
    expect(Object.keys(settingsProblems({ ...form, notices }))).toEqual(isRight ? [] : ['notices'])
  })
})

test('whom to ask is named, as far as the desk knows', () => {
  expect(whomToAsk([])).toBe('an office admin')
  expect(whomToAsk(['Ines'])).toBe('Ines')
  expect(whomToAsk(['A', 'B', 'C'])).toBe('A, B or C')
  expect(whomToAsk(['A', 'B', 'C', 'D'])).toBe('A, B, C or another office admin')
  expect(onlyMakerText(null, [])).toBe('Only whoever made it or an office admin can do this')
})

test('every permission of the contract has words, in a group', () => {
  const all = [...new Set(operations.flatMap(({ permission }) => (permission ? [permission] : [])))]
  const groups = permissionGroups(all)
  expect(groups.map(({ name }) => name)).toEqual(['Flights', 'Hotels', 'Activities', 'Wallet', 'Travellers'])
  const named = groups.flatMap(({ has }) => has)
  expect(named.filter(({ permission, text }) => permission === text)).toEqual([])
  expect(groups.flatMap(({ lacks }) => lacks)).toEqual([])
  expect(permissionGroups([]).every(({ has }) => has.length === 0)).toBe(true)
})
