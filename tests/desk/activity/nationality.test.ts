import fc from 'fast-check'
import { expect, test } from 'vitest'
import { restrictionText, verdictOf, verdictText } from '../../../components/activity/nationality.ts'

const rule = (allow: string[], exclude: string[]) => ({ allow, exclude })

test('a product is sold to exactly those nationalities that are left over naively', () => {
  const codes = ['AT', 'DE', 'FR', 'KR', 'US']
  const list = fc.uniqueArray(fc.constantFrom(...codes))
  fc.assert(
    fc.property(list, list, fc.constantFrom(...codes), (allow, exclude, nationality) => {
      let sold = allow.length > 0 ? [...allow] : [...codes]
      sold = sold.filter((code) => !exclude.includes(code))
      const verdict = verdictOf(rule(allow, exclude), nationality)
      if (allow.length + exclude.length === 0) expect(verdict).toBe('unrestricted')
      else expect(verdict).toBe(sold.includes(nationality) ? 'allowed' : 'forbidden')
    }),
  )
})

test('without a nationality nothing is promised where there is a rule', () => {
  expect(verdictOf(rule([], ['US']), '')).toBe('unknown')
  expect(verdictOf(rule(['US'], []), '')).toBe('unknown')
  expect(verdictOf(rule([], []), '')).toBe('unrestricted')
  expect(verdictOf(rule([], ['us']), 'US')).toBe('forbidden')
})

test.each([
  [rule([], []), 'DE', '', 'Sold to all nationalities'],
  [rule([], ['KR']), 'DE', 'Not sold to nationals of South Korea', 'Allowed for nationals of Germany'],
  [
    rule([], ['US', 'FR', 'PH']),
    'US',
    'Not sold to nationals of the United States, France and the Philippines',
    'Not sold to nationals of the United States',
  ],
  [
    rule(['JP', 'KR'], []),
    '',
    'Sold only to nationals of Japan and South Korea',
    "Select the traveller's nationality",
  ],
  [
    rule(['AT', 'DE', 'FR', 'IT', 'ES', 'PT', 'GR', 'PL'], []),
    'DE',
    'Sold only to nationals of Austria, Germany, France, Italy, Spain, Portugal and 2 more',
    'Allowed for nationals of Germany',
  ],
])('a rule about nationality is put in words (%#)', (restrictions, nationality, text, verdict) => {
  expect(restrictionText(restrictions)).toBe(text)
  expect(verdictText(restrictions, nationality)).toBe(verdict)
})
