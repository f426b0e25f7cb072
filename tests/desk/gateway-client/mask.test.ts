import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMask } from '../../../server/gateway-client/mask.ts'

const SESSION = 'S3ss10n+Id/of=Anna~Keller'
const mask = (personal: readonly string[] = []) => createMask({ sessionId: SESSION, personal })

describe('what is shown of a value', () => {
  test.each([
    [{ SessionId: SESSION }, '{"SessionId":"$SESSION_ID"}'],
    [{ access_token: 'abcdefghijkl' }, '{"access_token":"$TOKEN"}'],
    [{ Password: 'x'.repeat(128) }, '{"Password":"••••••••"}'],
    [{ PassportNumber: 'C01X00T47' }, '{"PassportNumber":"•••••T47"}'],
    [{ PassportNumber: 'X123' }, '{"PassportNumber":"•••••"}'],
    [{ DateOfBirth: '1988-06-12T00:00:00' }, '{"DateOfBirth":"••••-••-••"}'],
    [{ Email: 'jules@example.com' }, '{"Email":"j•••@example.com"}'],
    [{ PhoneNumber: '+33 6 12 34 56 18' }, '{"PhoneNumber":"+33 •• •• 18"}'],
    [{ Note: 'Allergic to nuts' }, '{"Note":"••••••••"}'],
    [{ phone: 4915112345678 }, '{"phone":"491 •• •• 78"}'],
    [
      { Passport: { Number: 'C01X00T47', Country: 'DE' } },
      '{"Passport":{"Number":"•••••T47","Country":"•••••"}}',
    ],
    [{ emails: ['a@b.de', 'cd@e.fr'] }, '{"emails":["•••••","c•••@e.fr"]}'],
  ])('%j', (value, shown) => {
    expect(mask().text(JSON.stringify(value))).toBe(shown)
  })

  test('everything else stays as it is', () => {
    const answer = {
      UniqueId: 'PO0004131',
      Category: 10,
      FareSourceCode: '8'.repeat(88),
      TktTimeLimit: '2026-11-22T21:55:00',
      IsPassportMandatory: true,
      IsPassportNameWithSpace: false,
      PassengerName: { PassengerFirstName: 'JULES', PassengerLastName: 'MOREAU' },
      token_type: 'Bearer',
      total: -12.5,
      text: 'Ünïcode "quoted" \n line',
      at: '2026-11-22T21:55:00+08:00',
      none: null,
    }
    expect(mask().text(JSON.stringify(answer))).toBe(JSON.stringify(answer))
  })

  test('what stands below a key that the operation calls personal is hidden', () => {
    const body = JSON.stringify({ options: { perPax: [[{ uuid: 'u', value: 'X9CANARY7' }]] } })
    expect(mask(['value']).text(body)).toBe('{"options":{"perPax":[[{"uuid":"u","value":"••••••••"}]]}}')
  })
})

describe('the same value elsewhere in the call', () => {
  test('is hidden in a message, in another form, in a text that is JSON itself', () => {
    const { text } = mask()
    text(
      JSON.stringify({
        PassportNumber: 'C01X00T47',
        DateOfBirth: '1988-06-12',
        PhoneNumber: '+49 30 1234567',
      }),
    )
    const shown = text(
      JSON.stringify({
        Message: 'c01x00t47 of 12.06.1988 with 0049301234567 is not valid',
        Raw: JSON.stringify({ Sent: { Email: 'anna@example.com' }, As: 'C01X00T47' }),
      }),
    )
    for (const secret of [/c01x00t47/i, /12\.06\.1988/, /49301234567/, /anna@/])
      expect(shown).not.toMatch(secret)
    expect(shown).toContain('is not valid')
  })

  test('a text that is cut off in the middle of a secret shows no half of it', () => {
    expect(mask().text('{"a":1,"PassportNumber":"C01X0')).toBe('{"a":1,"PassportNumber":"…')
  })
})

/** The personal values and credentials of one call, drawn anew each time. */
const canaries = fc.record({
  session: fc.stringMatching(/^[A-Za-z0-9+/=_~.-]{24,64}$/),
  token: fc.stringMatching(/^[A-Za-z0-9._~+/-]{24,64}$/),
  passport: fc.stringMatching(/^[A-Z]{2}[0-9]{7}$/),
  email: fc
    .tuple(
      fc.stringMatching(/^[a-z][a-z0-9.+-]{3,10}[a-z]$/),
      fc.constantFrom('example.com', 'mail.example.org'),
    )
    .map((parts) => parts.join('@')),
  phone: fc.stringMatching(/^\+[1-9][0-9]{1,2} [0-9]{2,3} [0-9]{5,7}$/),
  born: fc
    .date({ min: new Date('1930-01-01'), max: new Date('2015-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  account: fc.uuid(),
})
type Canaries = typeof canaries extends fc.Arbitrary<infer T> ? T : never

const KEY_OF: Readonly<Record<keyof Canaries, readonly string[]>> = {
  session: ['SessionId', 'session_id'],
  token: ['access_token', 'subject_token', 'Token'],
  passport: ['PassportNumber', 'passportNumber', 'NationalId', 'document_number'],
  email: ['Email', 'email', 'contactEmail'],
  phone: ['PhoneNumber', 'phone', 'mobile'],
  born: ['DateOfBirth', 'birth_date', 'BirthDate'],
  account: ['client_secret', 'accountUuid', 'Password'],
}

/** Any JSON with the canaries below keys of theirs, somewhere within. */
const carried = (canaries: Canaries) => {
  const pair = fc
    .constantFrom(...(Object.keys(KEY_OF) as (keyof Canaries)[]))
    .chain((sort) => fc.constantFrom(...KEY_OF[sort]).map((key) => [key, canaries[sort]] as const))
  const leaf = fc.array(pair, { maxLength: 5 }).map((pairs) => Object.fromEntries(pairs) as object)
  return fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc
        .tuple(fc.stringMatching(/^[A-Z][a-z]{2,8}$/), tie('node'))
        .map(([key, node]) => ({ [`X${key}`]: node })),
      fc.array(tie('node'), { maxLength: 3 }),
      fc.tuple(leaf, fc.string()).map(([object, text]) => ({ ...object, Xtext: text, Xcount: text.length })),
      tie('node').map((node) => ({ Xraw: JSON.stringify(node) })),
    ),
  })).node
}

/** A service that repeats secrets of the request: in a message, an address, or a text of any sort. */
const repeated = (canaries: Canaries) =>
  fc.array(fc.constantFrom(...Object.values(canaries)), { maxLength: 7 }).chain((values) =>
    fc.constantFrom(
      JSON.stringify({
        Success: false,
        Error: { Id: 'Err0106001', Message: `"${values.join('", ')}" is not valid` },
      }),
      JSON.stringify({
        next: `https://gateway.example/x?${new URLSearchParams(values.map((value) => ['v', value]))}`,
      }),
      `<html><a href="/x?q=${values.map(encodeURIComponent).join('+')}">${values.join(' ')}</a></html>`,
      `event: error\ndata: ${JSON.stringify({ Message: values.join(' ') })}\n\n`,
      values.join('\n'),
    ),
  )

/** All that must be found nowhere: the values as such and as an address or base64 has them. */
function formsOf(canaries: Canaries): string[] {
  const { session, token } = canaries
  const coded = [session, token].flatMap((value) => [
    Buffer.from(value).toString('hex'),
    Buffer.from(value).toString('base64url'),
  ])
  return [...Object.values(canaries), ...Object.values(canaries).map(encodeURIComponent), ...coded]
}

test('whatever a call carries, nothing personal and no credential is in what is kept', () => {
  fc.assert(
    fc.property(
      canaries.chain((canary) =>
        fc.tuple(fc.constant(canary), carried(canary), repeated(canary), fc.nat(400)),
      ),
      ([secrets, request, answer, cutAt]) => {
        const { text } = createMask({ sessionId: secrets.session, token: secrets.token, personal: [] })
        // The request of a real call names the secrets that its answer repeats.
        const whole = JSON.stringify({
          All: Object.fromEntries(
            Object.entries(KEY_OF).map(([sort, [key = '']]) => [key, secrets[sort as keyof Canaries]]),
          ),
          request,
        })
        const coded = JSON.stringify({
          Message: [secrets.session, secrets.token].map((value) => Buffer.from(value).toString('base64url')),
        })
        const texts = [
          text(whole),
          text(whole.slice(0, cutAt)),
          text(answer),
          text(coded),
          text(`${answer}${answer}`),
        ]
        for (const form of formsOf(secrets)) {
          for (const each of texts) expect(each.toLowerCase()).not.toContain(form.toLowerCase())
        }
      },
    ),
    { numRuns: 300 },
  )
})
