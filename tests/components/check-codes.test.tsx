import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checkCodes } from './check-codes.ts'

afterEach(() => document.body.replaceChildren())

test.each([
  ['a UUID', <p>Booking 71892f3c-1111-4222-8333-944445555666</p>],
  ['a category and status', <p>Held 10/10</p>],
  ['a UUID that is read aloud', <button aria-label="Copy 71892f3c-1111-4222-8333-944445555666">Copy</button>],
])('%s on a screen is found', (_, shown) => {
  const { unmount } = render(shown)
  expect(checkCodes).toThrow(/^codes where people read/)
  unmount()
})

test('references, dates and the log of the calls may be shown', () => {
  render(
    <>
      <p>PO0004127, 10/10/2026, $10.10</p>
      <section aria-label="Wire log">PO0004127 10/10</section>
    </>,
  )
  expect(checkCodes).not.toThrow()
})
