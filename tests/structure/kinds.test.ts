import { expect, test } from 'vitest'
import { asRun, filesBelow } from './sources.ts'

/** Folders whose code is shared by all kinds of booking. */
const rooms = [
  'components/booking',
  'components/search',
  'components/studio',
  'components/today',
  'components/wallet',
  'gateway/domain/booking',
  'gateway/domain/wallet',
  'lib/booking',
  'server/booking',
  'server/draft',
  'server/intent',
  'server/read',
  'server/statement',
  'server/studio',
  'server/today',
  'server/wallet',
]

/** Matches the name of a kind or its product, and an API family's own name for a field of every booking. */
const ofOneKind =
  /\b(air|fare|hotel)(s|lines?)?\b|\bactivit(y|ies)\b|\b(air|fare|hotel|activity)[A-Z]|UniqueId|FareSourceCode/i

function namedIn(text: string): string | null {
  return ofOneKind.exec(text)?.[0] ?? null
}

test.each(rooms)('what is in %s names no kind of booking, and no field of the wire', (room) => {
  const faults = filesBelow([room]).flatMap((file) => {
    const named = namedIn(asRun(file))
    return named === null ? [] : [`${file}: ${named}`]
  })
  expect(faults).toEqual([])
})

test.each([
  "import { airKind } from '../air/air-kind.ts'",
  "if (booking.kind === 'hotel') return 1",
  'const fareCode = 1',
  'call({ UniqueId: reference })',
  '<p>The airline has it.</p>',
  'const activityUuid = 1',
])('a kind that is named is seen: %s', (text) => {
  expect(namedIn(text)).not.toBeNull()
})
