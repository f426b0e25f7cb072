import { expect, test } from 'vitest'
import { signInMessage } from '../../../components/session/sign-in-problem.tsx'
import type { OperationSpec } from '../../../contract/operation.ts'
import { dialectFailures, sessionFailures, type SessionFailureId } from '../../../contract/failures.ts'
import { operations } from '../../../contract/registry.ts'
import { refusalReason, refusalText } from '../../../lib/booking/act-outcome.ts'
import { refusalOf } from '../../../server/booking/refusal-of.ts'
import { isSessionLost } from '../../../server/gateway-client/outcome.ts'
import { outcomeFailure } from '../../../server/gateway-client/outcome-failure.ts'

/**
 * The desk's handling of each documented error of a flight: the words on the screen, or the act of the screen
 * instead of words. tests/gateway/outcomes shows that each operation answers each of its errors.
 */

const refused = (code: string) => {
  const message = sessionFailures[code as SessionFailureId].message
  return { kind: 'refused' as const, code, message, httpStatus: 200 }
}
const about = { madeBy: 'Maya', admins: ['Ines'] }
const text = (code: string) => refusalText('air', refused(code), about)
const held = (code: string) => refusalOf(refused(code), { kind: 'air', operation: 'air.book' })
const status = (code: string) => outcomeFailure(refused(code)).status
const signIn = (code: string) => signInMessage(code, 'sandbox')

const words: Readonly<Record<string, () => void>> = {
  Err0101001: () => expectSignIn('Err0101001'),
  Err0101002: () => expectSignIn('Err0101002'),
  Err0101003: () => expect(signIn('Err0101003')).toBe('Office, user or account UUID is wrong.'),
  Err0101004: () => expect(signIn('Err0101004')).toMatch(/^This user has no access to this office\./),
  Err0101005: () => expect(signIn('Err0101005')).toMatch(/^This account is not verified yet\./),
  Err0101006: () => {
    expect(held('Err0101006')).toMatchObject({ kind: 'refused', permission: 'air_book' })
    expect(text('Err0101006')).toBe("You don't have permission for this. Ask Ines.")
    expect(status('Err0101006')).toBe(403)
  },
  Err0101007: () => expect(signIn('Err0101007')).toMatch(/^These are production credentials\./),
  Err0102003: () => expect(held('Err0102003')).toEqual({ kind: 'gone', code: 'Err0102003' }),
  Err0102004: () => expect(held('Err0102004')).toEqual({ kind: 'revalidate' }),
  Err0102005: () => expect(held('Err0102005')).toEqual({ kind: 'gone', code: 'Err0102005' }),
  Err0103003: () => {
    expect(text('Err0103003')).toBe("The booking service can't find this booking.")
    expect(status('Err0103003')).toBe(404)
  },
  Err0103004: () =>
    expect(text('Err0103004')).toBe("It can't be cancelled or refunded in its current state."),
  Err0103005: () => expect(text('Err0103005')).toBe('It is already cancelled.'),
  Err0103006: () => expect(text('Err0103006')).toMatch(/^Too late: it was already completed or released\./),
  Err0103007: () => expect(text('Err0103007')).toContain('Maya'),
  // The desk checks every field before it sends, so the gateway's sentence says more than one of ours could.
  Err0106001: () => expect(text('Err0106001')).toBe(sessionFailures.Err0106001.message),
  Err0106002: () => expect(text('Err0106002')).toBe(sessionFailures.Err0106002.message),
}

/** The sign-in opens over the page: nothing is refused, and nothing was done. */
function expectSignIn(code: string) {
  expect(isSessionLost(refused(code))).toBe(true)
  expect(held(code)).toEqual({ kind: 'session' })
  expect(status(code)).toBe(401)
}

test.each(Object.entries(words))('%s has its words or opens its screen', (_code, check) => {
  expect.hasAssertions()
  check()
})

test('every error that an operation of flights declares has its words', () => {
  const declared = (operations as readonly OperationSpec[])
    .filter(({ id }) => id.startsWith('air.') || id === 'session.create')
    .flatMap(({ errors }) => errors as readonly string[])
  const ids = new Set([...declared, ...dialectFailures.session])
  const isWorded = (id: string) => id in words || refusalReason('air', id) !== null
  expect([...ids].filter((id) => !isWorded(id))).toEqual([])
})
