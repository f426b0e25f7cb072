import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TodayScreen } from '../../../components/today/today-screen.tsx'
import { holdTime, pass } from '../fake-time.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'
import { minutesOn, rowOf, todayFixture } from './today-fixture.ts'

// How often the page is read again.

const slow = rowOf('slow', minutesOn(-14), { state: 'ticketing' })

test('the page is read again every 20 s while it is looked at', async () => {
  holdTime()
  renderDesk(<TodayScreen view={todayFixture([slow])} />)
  await pass(19_000)
  expect(router.refresh).toHaveBeenCalledTimes(0)
  await pass(1000)
  expect(router.refresh).toHaveBeenCalledTimes(1)
  await pass(20_000)
  expect(router.refresh).toHaveBeenCalledTimes(2)
})

test('the page is read once more soon after an answer that is still being brought up to date', async () => {
  holdTime()
  renderDesk(<TodayScreen view={todayFixture([slow], { rereading: true })} />)
  await pass(2000)
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

test('the page is read again at once when a hold has run out', async () => {
  holdTime()
  const soon = rowOf('due', new Date(Date.parse(minutesOn(0)) + 3000).toISOString())
  renderDesk(<TodayScreen view={todayFixture([soon])} />)
  await pass(4000)
  expect(router.refresh).toHaveBeenCalled()
})

test('the page is read less and less often while the gateway is away', async () => {
  holdTime()
  const away = (minutes: number) => (
    <TodayScreen
      view={todayFixture([slow], { away: true, rereading: true, serverNow: minutesOn(minutes) })}
    />
  )
  const { rerender } = renderDesk(away(0))
  await pass(39_000)
  expect(router.refresh).toHaveBeenCalledTimes(0)
  await pass(1000)
  expect(router.refresh).toHaveBeenCalledTimes(1)
  rerender(away(1))
  await pass(79_000)
  expect(router.refresh).toHaveBeenCalledTimes(1)
  await pass(1000)
  expect(router.refresh).toHaveBeenCalledTimes(2)
  rerender(<TodayScreen view={todayFixture([slow], { serverNow: minutesOn(3) })} />)
  await pass(20_000)
  expect(router.refresh).toHaveBeenCalledTimes(3)
  expect(screen.queryByText(/isn't responding/)).toBeNull()
})
