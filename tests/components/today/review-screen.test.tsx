import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ReviewScreen } from '../../../components/today/review-screen.tsx'
import type { ReviewLine, ReviewView } from '../../../lib/booking/review.ts'
import { acceptBookingChange } from '../../../server/today/actions.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'
import { minutesOn, NOW, rowOf } from './today-fixture.ts'

// The review queue in the browser: what each row says, its keys, and what becomes of an accepted change.

const price: ReviewLine = {
  id: 'change-1',
  about: 'price',
  before: '$100.00',
  after: '$120.00',
  parts: null,
  author: 'the airline',
  at: minutesOn(-5),
  line: rowOf('changed', minutesOn(-5), { reference: 'PO1', people: ['Anna Keller'] }).line,
}
const schedule: ReviewLine = {
  ...price,
  id: 'change-2',
  about: 'schedule',
  parts: [{ label: 'BA 432 LHR–AMS', before: '14 Jan 10:05–12:20', after: '14 Jan 10:50–13:05' }],
  line: rowOf('changed', minutesOn(-9), { reference: 'PO2', people: ['Rui Costa'] }).line,
}

const view: ReviewView = {
  about: null,
  lines: [price, schedule],
  counts: { price: 1, schedule: 1, terms: 0, status: 0 },
  serverNow: NOW,
  acceptBar: null,
}

const rows = () => within(screen.getByRole('list', { name: 'Changes to review' })).getAllByRole('listitem')

test('a row says what changed, before and after, and who changed it', () => {
  renderDesk(<ReviewScreen view={view} />)
  expect(rows()[0]?.textContent).toContain('Price changed by the airline')
  expect(rows()[0]?.textContent).toContain('was $100.00 → , is $120.00')
  expect(rows()[1]?.textContent).toContain('BA 432 LHR–AMSwas 14 Jan 10:05–12:20 → , is 14 Jan 10:50–13:05')
  expect(screen.getByRole('link', { name: 'Schedule 1' }).getAttribute('href')).toBe(
    '/bookings/review?about=schedule',
  )
})

test('the keys move, accept and open; the page is read again after an accepted change', async () => {
  vi.mocked(acceptBookingChange).mockResolvedValue({ kind: 'done' })
  const { user } = renderDesk(<ReviewScreen view={view} />)
  await user.keyboard('ja')
  expect(acceptBookingChange).toHaveBeenCalledExactlyOnceWith('PO2', 'change-2')
  await user.keyboard('{Enter}')
  expect(router.push).toHaveBeenCalledWith('/bookings/PO2')
})

test('a viewer reads, and neither button nor key accepts anything', async () => {
  const { user } = renderDesk(<ReviewScreen view={{ ...view, acceptBar: 'Viewers only read.' }} />)
  await user.keyboard('a')
  await user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: /^Accept/ }))
  expect(acceptBookingChange).not.toHaveBeenCalled()
})

test('without changes it says what would be here', () => {
  renderDesk(
    <ReviewScreen view={{ ...view, lines: [], counts: { ...view.counts, price: 0, schedule: 0 } }} />,
  )
  expect(screen.getByText('Nothing to review')).toBeTruthy()
})
