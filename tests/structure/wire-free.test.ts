import { expect, test } from 'vitest'
import { asRun, filesBelow, textOf } from './sources.ts'

/** Rules of what is sold. `domain/session`, which proves a caller, answers ids that dialects translate. */
const rules = [
  'gateway/domain/air',
  'gateway/domain/booking',
  'gateway/domain/hotel',
  'gateway/domain/wallet',
]

/** A documented failure, which a type may name too. */
const failures = /\bErr\d{7}\b|contract\/failures/
/** Fields of a request or an answer. */
const fields = /\b((Client)?UniqueId|FareSourceCode|SessionId|Passengers|RoomId)\b/

test('the rules of the domain name no failure and no field of an API family', () => {
  const found = filesBelow(rules).flatMap((file) => {
    const named = failures.exec(textOf(file)) ?? fields.exec(asRun(file))
    return named === null ? [] : [`${file}: ${named[0]}`]
  })
  expect(found).toEqual([])
})
