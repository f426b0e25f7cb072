import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Notices } from '../../../components/shell/notices.tsx'
import { endToast, showToast, type ToastNews } from '../../../components/ui/toast.ts'
import { holdTime, pass } from '../fake-time.ts'
import { renderDesk } from '../render-desk.tsx'

// The notices of the frame. That they cover nothing is for a journey (e2e/notices.spec.ts).

const show = (news: ToastNews) => act(() => showToast(news))
const region = () => screen.getByRole('region', { name: 'Notices' })
const listed = () =>
  within(region())
    .queryAllByRole('listitem')
    .map((item) => item.textContent)
const desk = (
  <>
    <Notices />
    <label>
      <span>{'Name '}</span>
      <input />
    </label>
    <button type="button">Hold</button>
  </>
)

test('a passing notice leaves by itself, one to act on stays until it is closed, and each is spoken once', async () => {
  holdTime()
  const { user } = renderDesk(desk)
  show({ title: 'Code BA1 copied', tone: 'ok' })
  show({ title: "Couldn't save the voucher", description: 'Try again.', tone: 'bad' })
  expect(listed()).toEqual(['Code BA1 copied', "Couldn't save the voucherTry again."])
  expect(screen.getAllByRole('status').map((element) => element.textContent)).toContain('Code BA1 copied')
  expect(screen.getByRole('alert').textContent).toBe("Couldn't save the voucher. Try again.")
  await pass(7000)
  expect(listed()).toEqual(["Couldn't save the voucherTry again."])
  await pass(60_000)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await pass(10)
  expect(listed()).toEqual([])
})

test('several of a sort become one, and one of a topic is reworded in its place and ended by it', async () => {
  renderDesk(desk)
  show({ title: 'Code BA1 copied', tone: 'ok' })
  show({ title: 'Code BA2 copied', tone: 'ok' })
  show({ title: 'Under 3 minutes left', topic: 'holds', stays: true })
  show({ title: 'Lapsed at 14:34', topic: 'holds', stays: true })
  expect(listed()).toEqual(['Code BA2 copied', 'Lapsed at 14:34'])
  act(() => endToast('holds'))
  expect(listed()).toEqual(['Code BA2 copied'])
})

test('F6 leads from a field to the notices and back, and who closes one gets back too', async () => {
  const run = vi.fn()
  const { user } = renderDesk(desk)
  const field = screen.getByLabelText('Name')
  await user.click(field)
  await user.keyboard('{F6}')
  expect(document.activeElement).toBe(field)
  show({ title: 'Under 3 minutes left', topic: 'holds', action: { label: 'Open', run } })
  expect(document.activeElement).toBe(field)
  await user.keyboard('{F6}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  await user.keyboard('{F6}')
  expect(document.activeElement).toBe(field)
  await user.keyboard('{F6}{Enter}')
  expect(run).toHaveBeenCalledTimes(1)
  expect(listed()).toEqual([])
  expect(document.activeElement).toBe(field)
})

test('a notice that comes while a button is pressed waits for the release, and one that ends stays as long', async () => {
  const { user } = renderDesk(desk)
  const button = screen.getByRole('button', { name: 'Hold' })
  await user.pointer({ keys: '[MouseLeft>]', target: button })
  show({ title: 'Under 3 minutes left', topic: 'holds' })
  expect(listed()).toEqual([])
  await user.pointer({ keys: '[/MouseLeft]', target: button })
  expect(await screen.findByText('Under 3 minutes left', { selector: 'p' })).toBeTruthy()
  await user.pointer({ keys: '[MouseLeft>]', target: button })
  act(() => endToast('holds'))
  expect(listed()).toEqual(['Under 3 minutes left'])
  await user.pointer({ keys: '[/MouseLeft]', target: button })
  await vi.waitFor(() => expect(listed()).toEqual([]))
})
