import { expect, test } from 'vitest'
import { asRun, filesBelow, textOf } from './sources.ts'

/** Rules of each product. `domain/session`, which proves a caller, answers ids that dialects translate. */
const rules = [
  'gateway/domain/activity',
  'gateway/domain/air',
  'gateway/domain/booking',
  'gateway/domain/hotel',
  'gateway/domain/wallet',
]

/** A documented failure, which a type may name too. */
const failures = /\bErr\d{7}\b|contract\/failures/
/** Fields of a request or an answer, and variables that are named after one. */
const fields = /\b((Client)?UniqueId|FareSourceCode|SessionId)\b/i
/** Fields whose names, in lower case, are also words of suppliers. */
const exactFields = /\b(Passengers|RoomId)\b/

function namedIn(file: string): string | null {
  const code = asRun(file)
  const named = failures.exec(textOf(file)) ?? fields.exec(code) ?? exactFields.exec(code)
  return named?.[0] ?? null
}

test('the rules of the domain name no failure and no field of an API family', () => {
  const faults = filesBelow(rules).flatMap((file) => {
    const named = namedIn(file)
    return named === null ? [] : [`${file}: ${named}`]
  })
  expect(faults).toEqual([])
})
