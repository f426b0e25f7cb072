import { describe, expect, test } from 'vitest'
import { EMAIL_MAX_LENGTH } from '../../../contract/booking/person.ts'
import { emailProblem, phoneProblem } from '../../../lib/booking/contact.ts'

describe('a phone number', () => {
  test.each(['1234567', '+49 30 1234567', '(030) 123.45-67', '+1/23 456 7890', '123456789012345'])(
    '%s is one',
    (typed) => {
      expect(phoneProblem(typed)).toBeNull()
    },
  )

  test.each(['', '123456', '1234567890123456', '+49 30 CALL ME 1', '49+301234567', '1234567;8'])(
    '%j is none',
    (typed) => {
      expect(phoneProblem(typed)).toMatch(/^Enter a phone number/)
    },
  )
})

describe('an e-mail address', () => {
  test('is checked without the blanks around it', () => {
    expect(emailProblem(' anna@example.com ')).toBeNull()
  })

  test.each(['', 'anna', 'anna@', '@example.com', 'anna keller@example.com', 'anna@example'])(
    '%j is none',
    (typed) => {
      expect(emailProblem(typed)).toMatch(/^Enter an e-mail address/)
    },
  )

  test('is as long as the contract allows, and no longer', () => {
    const long = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
    expect(emailProblem(long(EMAIL_MAX_LENGTH))).toBeNull()
    expect(emailProblem(long(EMAIL_MAX_LENGTH + 1))).not.toBeNull()
  })
})
