import { describe, expect, it, test } from 'vitest'
import { answerProblem, sentAnswers } from '../../lib/activity/answer-rules.ts'
import { activityFormFields } from '../../lib/activity/booking-form-fields.ts'
import { emptyActivityForm } from '../../lib/activity/booking-form.ts'
import { passengerFormFields } from '../../lib/air/passenger-fields.ts'
import { emptyPassengerForm } from '../../lib/air/passenger-form.ts'
import { emailProblem, phoneProblem } from '../../lib/booking/contact.ts'
import { guestFormFields } from '../../lib/hotel/guest-fields.ts'
import { emptyGuestForm } from '../../lib/hotel/guest-form.ts'
import { typedEmail, typedPhone, typedSoFar, typedText } from '../../lib/typed-text.ts'
import { bookingReference } from '../../server/booking/reference.ts'
import { actReason } from '../../server/booking/act.ts'
import { settingShapes } from '../../server/config/setting-shapes.ts'

/** Pasted text is cleaned in its field and on the server, by the same functions (gap 255). */

describe('a pasted phone number', () => {
  it.each([
    ['\u202a+49 30 1234567\u202c', '+49 30 1234567'],
    ['+49\u00a030\u20091234567\u200b', '+49 30 1234567'],
    ['tel:+49-30-1234567', '+49-30-1234567'],
    ['TEL: +49 30 1234567', '+49 30 1234567'],
    ['＋４９　３０　１２３４５６７', '+49 30 1234567'],
    ['+۴۹ ۳۰ ۱۲۳۴۵۶۷', '+49 30 1234567'],
    ['+٤٩ ٣٠ ١٢٣٤٥٦٧', '+49 30 1234567'],
    ['+49–30‑1234567', '+49-30-1234567'],
    ['(030) 1234567\n', '(030) 1234567'],
  ])('%j is %j', (pasted, phone) => {
    expect(typedPhone(pasted)).toBe(phone)
    expect(typedPhone(phone)).toBe(phone)
    expect(phoneProblem(pasted)).toBeNull()
  })
})

describe('a pasted e-mail address', () => {
  it.each([
    'anna@\u200bexample.com',
    '\ufeffanna@example.com\u00a0',
    'anna@example.com,',
    'anna@example.com;',
    'anna@example.com.',
    'mailto:anna@example.com',
    'MAILTO:anna@example.com?subject=Trip',
    'Anna <anna@example.com>',
    '"Keller, Anna" <anna@example.com>;',
    '<anna@example.com>',
    "'anna@example.com'",
    'Anna <mailto:anna@example.com>',
    'ａｎｎａ＠example.com',
  ])('%j is the address alone', (pasted) => {
    expect(typedEmail(pasted)).toBe('anna@example.com')
    expect(emailProblem(pasted)).toBeNull()
  })

  it('of two people, or of none, is refused', () => {
    for (const pasted of ['a@x.com; b@x.com', 'a@x.com, b@x.com', 'Anna', 'a b@x.com', '\u200b']) {
      expect(emailProblem(pasted), pasted).toMatch(/^Enter an e-mail address/)
    }
  })
})

test('text loses what cannot be seen, and keeps the blank that is being typed', () => {
  expect(typedText('\u2066Late\u0007\tarrival\u2069\n')).toBe('Late arrival')
  expect(typedSoFar('New ')).toBe('New ')
  expect(typedSoFar('New York')).toBe('New York')
  expect(typedSoFar('\u200eNew\u00a0York')).toBe('New York')
})

describe('the server reads clean text', () => {
  const [name, phone, email] = ['\u200bANNA\u00a0MARIA ', 'tel:+49 30 1234567', 'Anna <anna@example.com>']
  const reach = { phone: '+49 30 1234567', email: 'anna@example.com' }

  test('of the form of a flight', () => {
    const form = emptyPassengerForm([1])
    const passengers = [{ ...form.passengers[0]!, firstName: name, passportNumber: ' C01X\u200b1000' }]
    const read = passengerFormFields.parse({ ...form, passengers, phone, email })
    expect(read).toMatchObject(reach)
    expect(read.passengers[0]).toMatchObject({ firstName: 'ANNA MARIA', passportNumber: 'C01X1000' })
  })

  test('of the form of a hotel', () => {
    const rooms = [{ guests: [{ age: null, title: '', firstName: name, lastName: '\u3164' }] }]
    const form = { ...emptyGuestForm([]), rooms, phone, email, note: 'Two\nbeds\u202e' }
    const read = guestFormFields.parse(form)
    expect(read).toMatchObject({ ...reach, note: 'Two beds' })
    expect(read.rooms[0]?.guests[0]).toMatchObject({ firstName: 'ANNA MARIA', lastName: '' })
  })

  test('of the form of an activity', () => {
    const form = emptyActivityForm({ adult: 1, child: 0, senior: 0 })
    const read = activityFormFields.parse({ ...form, firstName: name, phone, email, message: '\u200b' })
    expect(read).toMatchObject({ ...reach, firstName: 'ANNA MARIA', message: '' })
  })

  test('of answers that are typed, and of what is chosen of a list to the letter', () => {
    const option = {
      uuid: 'a',
      name: 'Phone',
      description: '',
      required: true,
      formatRegex: null,
      priceCents: null,
      items: [],
    }
    const phoneOption = { ...option, inputType: 13 as const }
    expect(answerProblem(phoneOption, phone)).toBeNull()
    expect(sentAnswers([phoneOption], { a: phone })).toEqual([{ uuid: 'a', value: '+49 30 1234567' }])
    const text = { ...option, inputType: 4 as const }
    expect(answerProblem(text, '\u200b')).toBe('Phone is required.')
    expect(sentAnswers([text], { a: '\u200eC01X\u00a0' })).toEqual([{ uuid: 'a', value: 'C01X' }])
    const items = [{ label: 'L', value: 'L  large', priceCents: null }]
    const list = { ...option, inputType: 1 as const, items }
    expect(sentAnswers([list], { a: 'L  large' })).toEqual([{ uuid: 'a', value: 'L  large' }])
  })

  test('of references, reasons and settings', () => {
    expect(bookingReference.parse('\u200ePO0004127\u00a0')).toBe('PO0004127')
    expect(actReason.parse(' Client\u00a0called\u200b\n')).toBe('Client called')
    expect(actReason.safeParse('\u200b\u200b\u200b').success).toBe(false)
    expect(settingShapes.funds_contact.parse({ text: '\ufeffBen,\u00a0ext. 12' })).toEqual({
      text: 'Ben, ext. 12',
    })
  })
})
