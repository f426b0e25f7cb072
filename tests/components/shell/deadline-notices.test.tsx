import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DeadlineNotices } from '../../../components/shell/deadline-notices.tsx'
import { chooseDesktopNotices } from '../../../components/shell/desktop-notices.ts'
import { ticks } from '../../../components/ui/server-clock.ts'
import { toasts, takeToasts } from '../../../components/ui/toast.ts'
import type { SoonHold } from '../../../lib/shell-data.ts'
import { holdTime, pass } from '../fake-time.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'

// Deadlines are announced at three minutes and at one, each once in a browser, by the office's clock.

/** Another instant in each test: the first use of an instant counts as its arrival. */
let NOW = '2026-11-22T14:32:00.000Z'
const secondsOn = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1000).toISOString()
const hold = (seconds: number, change: Partial<SoonHold> = {}): SoonHold => ({
  kind: 'air',
  reference: 'PO0004127',
  leadName: 'Anna Keller',
  deadlineAt: secondsOn(seconds),
  ...change,
})
const notices = (holds: SoonHold[], serverNow: string = NOW, lapsed: string[] = []) => (
  <DeadlineNotices
    holds={{ count: holds.length, soonestDeadlineAt: holds[0]?.deadlineAt ?? null, soonest: holds, lapsed }}
    serverNow={serverNow}
    noticeMinutes={[3, 1]}
  />
)
/** Stops the clocks. The tick of an earlier test would count as later than this test's beginning. */
function startTime() {
  holdTime()
  ticks.subscribe(() => undefined)()
}
const said = () => toasts.get().map(({ title }) => title)

beforeEach(() => {
  NOW = secondsOn(86_400)
  localStorage.clear()
  takeToasts()
  document.title = 'Wallet · Travel Desk'
})
afterEach(() => {
  // The other globals are those of every component test.
  Reflect.deleteProperty(globalThis, 'Notification')
})

describe('a deadline', () => {
  test('is announced at three minutes and at one, in the same notice, with what to do', async () => {
    startTime()
    renderDesk(notices([hold(200)]))
    await pass(19_000)
    expect(said()).toEqual([])
    await pass(2000)
    const [first, ...others] = toasts.get()
    expect(others).toEqual([])
    expect(first).toMatchObject({ title: 'KELLER / ANNA: under 3 minutes left', tone: 'plain' })
    expect(first?.description).toBe('The hold expires at 14:35:20 UTC. Open it to ticket.')
    first?.action?.run()
    expect(router.push.mock.calls).toEqual([['/bookings/PO0004127']])
    await pass(118_000)
    expect(toasts.get()).toEqual([first])
    await pass(3000)
    expect(toasts.get()).toMatchObject([{ title: 'KELLER / ANNA: under a minute left', tone: 'bad' }])
  })

  test('that was closed is not said again before there is something else to say', async () => {
    startTime()
    renderDesk(notices([hold(100)]))
    await pass(2000)
    expect(takeToasts()).toHaveLength(1)
    await pass(30_000)
    expect(said()).toEqual([])
    await pass(10_000)
    expect(said()).toEqual(['KELLER / ANNA: under a minute left'])
  })

  test('that has passed is said as such, once it has, and leaves after a while', async () => {
    startTime()
    const { rerender } = renderDesk(notices([hold(40)]))
    await pass(39_000)
    expect(said()).toEqual(['KELLER / ANNA: under a minute left'])
    await pass(2000)
    const lapsed = {
      title: 'Hold of KELLER / ANNA expired at 14:32',
      description: 'It was not ticketed in time. Open it to book it again.',
      tone: 'plain',
    }
    expect(toasts.get()).toMatchObject([lapsed])
    // The page is read again, and the desk says the same.
    rerender(notices([], secondsOn(45), ['PO0004127']))
    await pass(2000)
    expect(toasts.get()).toMatchObject([lapsed])
    await pass(300_000)
    expect(said()).toEqual([])
  })

  test('that has passed says nothing of a booking that was ticketed in the last moment', async () => {
    startTime()
    const { rerender } = renderDesk(notices([hold(40)]))
    await pass(41_000)
    rerender(notices([], secondsOn(45), []))
    expect(said()).toEqual([])
  })

  test('is announced no more when the booking was ticketed or cancelled', async () => {
    startTime()
    const { rerender } = renderDesk(notices([hold(50), hold(120, { reference: 'PO2', leadName: null })]))
    await pass(2000)
    expect(toasts.get()).toMatchObject([
      {
        title: '2 holds: under a minute left for the first',
        description: 'Expiring: KELLER / ANNA at 14:32:50, PO2 at 14:34:00 UTC.',
      },
    ])
    rerender(notices([hold(120, { reference: 'PO2', leadName: null })]))
    expect(said()).toEqual(['PO2: under 3 minutes left'])
    rerender(notices([]))
    expect(said()).toEqual([])
  })

  test('is announced no more when another tab tells that the holds have changed', async () => {
    renderDesk(notices([hold(500)]))
    const other = renderDesk(notices([hold(500)]))
    other.rerender(notices([]))
    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1))
  })

  test('that is first seen in its last minute is announced once', async () => {
    startTime()
    renderDesk(notices([hold(40)]))
    await pass(30_000)
    expect(said()).toEqual(['KELLER / ANNA: under a minute left'])
  })

  test('is announced by one tab, and not again after a reload; an extended one is', async () => {
    startTime()
    const { unmount } = renderDesk(notices([hold(100)]))
    await pass(2000)
    expect(said()).toEqual(['KELLER / ANNA: under 3 minutes left'])
    unmount()
    expect(said()).toEqual([])
    const { rerender } = renderDesk(notices([hold(100)]))
    await pass(2000)
    expect(said()).toEqual([])
    rerender(notices([hold(150)]))
    await pass(2000)
    expect(said()).toEqual(['KELLER / ANNA: under 3 minutes left'])
  })

  test('follows the clock of the office when that is moved', async () => {
    startTime()
    const { rerender } = renderDesk(notices([hold(600)]))
    await pass(2000)
    expect(said()).toEqual([])
    rerender(notices([hold(600)], secondsOn(430)))
    await pass(2000)
    expect(said()).toEqual(['KELLER / ANNA: under 3 minutes left'])
  })

  test('is asked for again before it is announced: it may have been ticketed elsewhere', async () => {
    startTime()
    const { rerender } = renderDesk(notices([hold(195)]))
    await pass(4000)
    expect(router.refresh).not.toHaveBeenCalled()
    await pass(6000)
    expect(router.refresh.mock.calls.length).toBeGreaterThanOrEqual(1)
    expect(router.refresh.mock.calls.length).toBeLessThanOrEqual(3)
    rerender(notices([]))
    await pass(20_000)
    expect(said()).toEqual([])
  })
})

test('the title has the soonest deadline and the number of holds, until there is none', async () => {
  startTime()
  const { rerender } = renderDesk(notices([hold(161), hold(300, { reference: 'PO2' })]))
  expect(document.title).toBe('(02:41) 2 holds · Wallet · Travel Desk')
  await pass(1000)
  expect(document.title).toBe('(02:40) 2 holds · Wallet · Travel Desk')
  // Next sets the title of another screen.
  document.title = 'Bookings · Travel Desk'
  await pass(1000)
  expect(document.title).toBe('(02:39) 2 holds · Bookings · Travel Desk')
  rerender(notices([]))
  expect(document.title).toBe('Bookings · Travel Desk')
})

describe('desktop notices', () => {
  const shown: { title: string; tag: string | undefined; onclick: (() => void) | null; close: () => void }[] =
    []
  const request = vi.fn<() => Promise<NotificationPermission>>()

  class FakeNotification {
    static permission: NotificationPermission = 'default'
    static requestPermission = request
    onclick: (() => void) | null = null
    close = () => undefined
    title: string
    tag: string | undefined
    constructor(title: string, options: NotificationOptions) {
      this.title = title
      this.tag = options.tag
      shown.push(this)
    }
  }

  beforeEach(() => {
    shown.length = 0
    FakeNotification.permission = 'default'
    vi.stubGlobal('Notification', FakeNotification)
    request.mockImplementation(async () => (FakeNotification.permission = 'granted'))
    vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  })

  test('are asked for by the choice alone, and then come where the desk is not looked at', async () => {
    startTime()
    renderDesk(notices([hold(100)]))
    await pass(2000)
    expect(shown).toEqual([])
    expect(request).not.toHaveBeenCalled()
    await chooseDesktopNotices(true)
    expect(request).toHaveBeenCalledTimes(1)
    await pass(60_000)
    expect(shown.map(({ title, tag }) => [title, tag])).toEqual([
      ['KELLER / ANNA: under a minute left', 'PO0004127'],
    ])
    shown[0]?.onclick?.()
    expect(router.push.mock.calls).toEqual([['/bookings/PO0004127']])
  })

  test('do not come once they are turned off', async () => {
    startTime()
    await chooseDesktopNotices(true)
    await chooseDesktopNotices(false)
    renderDesk(notices([hold(100)]))
    await pass(2000)
    expect(shown).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
