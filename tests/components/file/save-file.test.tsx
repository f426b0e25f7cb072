import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { HotelVoucherCard } from '../../../components/hotel/booking/voucher-card.tsx'
import { ItineraryItems } from '../../../components/booking/itinerary-items.tsx'
import { FileButton } from '../../../components/office/file-button.tsx'
import { onSessionExpired } from '../../../components/session/session-expired.ts'
import { takeToasts, toasts } from '../../../components/ui/toast.ts'
import { StatementCard } from '../../../components/wallet/statement-card.tsx'
import { answerRoute, refusal } from '../answers.ts'
import { renderDesk } from '../render-desk.tsx'
import { hotelBookingFixture } from '../../desk/hotel/booking-fixture.ts'
import { NOW, statement } from '../wallet/statement-fixture.ts'

// Files of wallet, office and bookings. A refused one leaves the page and its typed text as they are.

const CSV = '/api/wallet/statement?format=csv'

function catchFiles(): string[] {
  const saved: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  return saved
}

test('the statement is saved under the name that the desk gives it, by its button and its key', async () => {
  const saved = catchFiles()
  const headers = { 'content-disposition': 'attachment; filename="statement-1.csv"' }
  answerRoute(CSV, () => new Response('No.', { headers }))
  const { user } = renderDesk(<StatementCard view={statement()} serverNow={NOW} />)
  await user.click(screen.getByRole('button', { name: /^CSV/ }))
  await waitFor(() => expect(saved).toEqual(['statement-1.csv']))
  await user.keyboard('d')
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(takeToasts()).toEqual([])
})

test('a refused file is told with its reason, and nothing is saved', async () => {
  const saved = catchFiles()
  answerRoute('/api/wallet/statement?format=pdf', () => refusal(422, 'TooLong', 'Choose a shorter period.'))
  const { user } = renderDesk(<StatementCard view={statement()} serverNow={NOW} />)
  await user.click(screen.getByRole('button', { name: /^PDF/ }))
  await waitFor(() => expect(toasts.get()).toHaveLength(1))
  const description = 'Choose a shorter period. Nothing was saved.'
  expect(takeToasts()).toMatchObject([{ title: "Couldn't save the statement", description }])
  expect(saved).toEqual([])
})

test('a voucher is saved under its name, and one that the booking service refuses is told', async () => {
  const saved = catchFiles()
  const booking = hotelBookingFixture()
  const address = `/api/voucher/${booking.reference}` as const
  const headers = { 'content-disposition': 'attachment; filename="voucher-1.pdf"' }
  answerRoute(address, () => new Response('%PDF-', { headers }))
  const { user } = renderDesk(<HotelVoucherCard booking={booking} />)
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  await waitFor(() => expect(saved).toEqual(['voucher-1.pdf']))
  answerRoute(address, () => refusal(409, 'NoVoucher', 'This booking has no voucher.'))
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  const description = 'This booking has no voucher. Nothing was saved.'
  await waitFor(() =>
    expect(takeToasts()).toMatchObject([{ title: "Couldn't save the voucher", description }]),
  )
  expect(saved).toHaveLength(1)
})

test('an itinerary that needs a sign-in asks for it over the page', async () => {
  const expired = vi.fn()
  const stop = onSessionExpired(expired)
  const booking = hotelBookingFixture()
  answerRoute(`/api/itinerary/${booking.reference}?prices=none`, () => refusal(401, 'SessionExpired'))
  const { user } = renderDesk(<ItineraryItems booking={booking} open onOpenChange={() => {}} opener={null} />)
  await user.click(screen.getByRole('menuitem', { name: /^Without prices/ }))
  await waitFor(() => expect(expired).toHaveBeenCalledTimes(1))
  stop()
})

test('a file of the office that needs a sign-in asks for it over the page', async () => {
  const expired = vi.fn()
  const stop = onSessionExpired(expired)
  answerRoute('/api/office/spend', () => refusal(401, 'SessionExpired'))
  const { user } = renderDesk(<FileButton address="/api/office/spend" what="the spend" />)
  await user.keyboard('d')
  await waitFor(() => expect(expired).toHaveBeenCalledTimes(1))
  expect(takeToasts()).toEqual([])
  stop()
})
