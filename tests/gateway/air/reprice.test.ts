import { describe, expect, test } from 'vitest'
import { reprice } from '../../../gateway/domain/air/reprice.ts'
import { totalCents } from '../../../gateway/domain/air/total-cents.ts'
import type { Fare, PassengerFare, PassengerKind } from '../../../gateway/supply/air/fare.ts'

type Group = readonly [kind: PassengerKind, quantity: number, baseCents: number]

/** A fare of these groups; each passenger pays 20 cents of tax and 3 of service tax. */
function fareOf(...groups: readonly Group[]): Fare {
  const passengers = groups.map(([kind, quantity, baseCents]): PassengerFare => ({
    kind,
    quantity,
    baseCents,
    taxCents: 20,
    serviceTaxCents: 3,
    commissionCents: 7,
  }))
  return { passengers } as unknown as Fare
}

const bases = (fare: Fare) => fare.passengers.map(({ baseCents }) => baseCents)

test('the total is base, tax and service tax of every passenger (gap 32)', () => {
  expect(totalCents(fareOf([1, 2, 1_000], [2, 1, 700], [3, 1, 100]))).toBe(2 * 1_023 + 723 + 123)
})

describe('a new total', () => {
  test.each<[string, readonly Group[], number, number[]]>([
    ['goes to the adults alike', [[1, 2, 1_000]], 100, [1_050]],
    ['falls for the adults alike', [[1, 2, 1_000]], -100, [950]],
    [
      'leaves the odd cent to the child',
      [
        [1, 2, 1_000],
        [2, 1, 700],
      ],
      101,
      [1_050, 701],
    ],
    [
      'takes the odd cent from the child',
      [
        [1, 2, 1_000],
        [2, 1, 700],
      ],
      -101,
      [950, 699],
    ],
    [
      'leaves the odd cent to the infant, if the children cannot share it',
      [
        [1, 2, 1_000],
        [2, 2, 700],
        [3, 1, 100],
      ],
      101,
      [1_050, 700, 101],
    ],
    [
      'gives the adults less, so that three children share the rest',
      [
        [1, 2, 1_000],
        [2, 3, 700],
      ],
      101,
      [1_049, 701],
    ],
    [
      'takes less from the adults, so that three children share the rest',
      [
        [1, 2, 1_000],
        [2, 3, 700],
      ],
      -101,
      [951, 699],
    ],
    [
      'takes nothing of the children where the adults share all',
      [
        [1, 3, 1_000],
        [2, 2, 700],
      ],
      300,
      [1_100, 700],
    ],
    [
      'gives all of it to three children, if the adults cannot share it',
      [
        [1, 2, 1_000],
        [2, 3, 700],
      ],
      3,
      [1_000, 701],
    ],
    [
      'of the same amount changes nothing',
      [
        [1, 2, 1_000],
        [2, 3, 700],
      ],
      0,
      [1_000, 700],
    ],
    ['leaves one cent of a base fare', [[1, 1, 51]], -50, [1]],
    [
      'takes the odd cent of a child that has two',
      [
        [1, 2, 1_000],
        [2, 1, 2],
      ],
      -101,
      [950, 1],
    ],
  ])('%s', (_, groups, difference, expected) => {
    const fare = fareOf(...groups)
    const priced = reprice(fare, difference)
    expect(bases(priced)).toEqual(expected)
    expect(totalCents(priced)).toBe(totalCents(fare) + difference)
  })

  test.each<[string, readonly Group[], number, number[]]>([
    ['rises by a whole cent for each adult', [[1, 2, 1_000]], 101, [1_051]],
    ['falls by a whole cent for each adult', [[1, 2, 1_000]], -101, [949]],
    [
      'rises by a whole cent for each adult, where two children cannot share it',
      [
        [1, 2, 1_000],
        [2, 2, 700],
      ],
      101,
      [1_051, 700],
    ],
    [
      'spares the child whose last cent it would take',
      [
        [1, 2, 1_000],
        [2, 1, 1],
      ],
      -101,
      [949, 1],
    ],
    [
      'takes nothing from the adults to give it to the children',
      [
        [1, 2, 1_000],
        [2, 3, 700],
      ],
      1,
      [1_001, 700],
    ],
    ['never takes the last cent', [[1, 1, 30]], -100, [1]],
  ])('that cannot be split exactly %s (gap 32)', (_, groups, difference, expected) => {
    expect(bases(reprice(fareOf(...groups), difference))).toEqual(expected)
  })

  test('changes neither taxes nor a fare without adults', () => {
    const [passenger] = reprice(fareOf([1, 1, 1_000]), 5).passengers
    expect(passenger).toEqual({
      kind: 1,
      quantity: 1,
      baseCents: 1_005,
      taxCents: 20,
      serviceTaxCents: 3,
      commissionCents: 7,
    })
    const children = fareOf([2, 1, 700])
    expect(reprice(children, 100)).toBe(children)
  })
})
