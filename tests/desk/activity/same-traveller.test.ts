import { expect, test } from 'vitest'
import { checkActivityForm, type ActivityForm } from '../../../lib/activity/booking-form.ts'
import { filledActivity } from './form-fixture.ts'
import { optionOf } from './option-fixture.ts'
import { variantOf } from './variant-fixture.ts'

// The desk knows the travellers of an activity only by the questions of its host.

const name = optionOf(4, { uuid: 'name', name: 'Full name' })
const birth = optionOf(6, { uuid: 'birth', name: 'Date of birth' })
const passport = optionOf(4, { uuid: 'passport', name: 'Passport number' })
const height = optionOf(3, { uuid: 'height', name: 'Height' })

function problems(perPax: ReturnType<typeof optionOf>[], ...answers: Record<string, string>[]) {
  const travellers: ActivityForm['travellers'] = answers.map((answer) => ({ type: 'adult', answers: answer }))
  const problems: [string, string][] = []
  checkActivityForm(variantOf({ options: { perBooking: [], perPax } }))(
    filledActivity({}, { travellers }),
    (path, message) => problems.push([path.join('.'), message]),
  )
  return problems
}

test('one person twice is named with both travellers', () => {
  const same = 'Travellers 1 and 2 have the same name.'
  expect(problems([name], { name: 'Anna Keller' }, { name: 'Ms. ANNA  KELLER' })).toEqual([
    ['travellers.1.answers.name', same],
  ])
})

test('the date of birth tells two of one name apart, where the host asks for it', () => {
  const anna = { name: 'Anna Keller', birth: '1988-06-12' }
  expect(problems([name, birth], anna, { ...anna, birth: '1961-02-03' })).toEqual([])
  expect(problems([name, birth], anna, anna)).toEqual([
    ['travellers.1.answers.name', 'Travellers 1 and 2 have the same name and date of birth.'],
  ])
})

test('one document of two travellers is named', () => {
  const [one, other] = [
    { name: 'Anna', passport: 'C01X00147' },
    { name: 'Ben', passport: 'c01x00147' },
  ]
  expect(problems([name, passport], one, other)).toEqual([
    ['travellers.1.answers.passport', 'Travellers 1 and 2 have the same passport or card number.'],
  ])
})

test('first and last names are one name together, and the name of a hotel is none', () => {
  const halves = [
    optionOf(4, { uuid: 'first', name: 'First name' }),
    optionOf(4, { uuid: 'last', name: 'Last name' }),
  ]
  const anna = { first: 'Anna', last: 'Keller' }
  expect(problems(halves, anna, anna)).toHaveLength(1)
  expect(problems(halves, anna, { ...anna, first: 'Ben' })).toEqual([])
  const hotel = optionOf(4, { uuid: 'hotel', name: 'Hotel name' })
  expect(problems([hotel], { hotel: 'Seorin' }, { hotel: 'Seorin' })).toEqual([])
})

test('equal answers to other questions are two people', () => {
  expect(problems([height], { height: '175' }, { height: '175' })).toEqual([])
})
