import { expect, test } from 'vitest'
import { asRun, filesBelow } from './sources.ts'

/** What is there once for all kinds of booking. */
const rooms = [
  'components/booking',
  'gateway/domain/booking',
  'lib/booking',
  'server/booking',
  'server/draft',
  'server/intent',
]

/** A kind by its name or by what it sells, and the names that API families have for what every booking has. */
const ofOneKind = /\b(air|fare|hotel)(s|lines?)?\b|\b(air|fare|hotel)[A-Z]|UniqueId|FareSourceCode/i

function namedIn(text: string): string | null {
  return ofOneKind.exec(text)?.[0] ?? null
}

test('what is there for all kinds of booking names none, and no field of the wire', () => {
  const found = filesBelow(rooms).flatMap((file) => {
    const named = namedIn(asRun(file))
    return named === null ? [] : [`${file}: ${named}`]
  })
  expect(found).toEqual([])
})

test.each([
  "import { airKind } from '../air/air-kind.ts'",
  "if (booking.kind === 'hotel') return 1",
  'const fareCode = 1',
  'call({ UniqueId: reference })',
  '<p>The airline has it.</p>',
])('a kind that is named is seen: %s', (text) => {
  expect(namedIn(text)).not.toBeNull()
})
