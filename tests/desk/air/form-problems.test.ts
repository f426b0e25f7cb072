import { expect, test } from 'vitest'
import { flightFormProblems } from '../../../components/air/book/form-problems.ts'

test('what is wrong is told in the order in which the fields stand', () => {
  const wrong = { type: 'form', message: 'Missing.' }
  const problems = flightFormProblems({
    email: wrong,
    passengers: [
      {
        birthDate: wrong,
        nationality: wrong,
        gender: wrong,
        firstName: wrong,
        lastName: wrong,
        title: wrong,
      },
    ],
  })
  expect(problems.map(({ name }) => name)).toEqual([
    ...['title', 'lastName', 'firstName', 'nationality', 'birthDate', 'gender'].map(
      (field) => `passengers.0.${field}`,
    ),
    'email',
  ])
})
