import { expect, it } from 'vitest'
import { orderOf } from '../../../gateway/families/session-gateway/air-requests.ts'
import { bookBody } from '../../setup/air.ts'

it.each([
  [1.15, 115],
  [19.99, 1999],
  [0.01, 1],
  [0, 0],
])('a markup of USD %d is %d cents, though binary fractions are a little less', (usd, cents) => {
  const markups = { MarkupForAdult: usd, MarkupForChild: usd, MarkupForInfant: usd }
  const { markup } = orderOf({ ...bookBody('1'.repeat(88)), ...markups })
  expect(markup).toEqual({ adultCents: cents, childCents: cents, infantCents: cents })
})
