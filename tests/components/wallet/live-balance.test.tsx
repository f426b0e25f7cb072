import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SpendableAfter } from '../../../components/booking/book/spendable-after.tsx'
import { MoneyCard } from '../../../components/booking/money-card.tsx'
import { BalanceWatch } from '../../../components/wallet/balance-watch.tsx'
import { useBalanceMoved, useReadBalance } from '../../../components/wallet/live-balance.tsx'
import { answerRoute } from '../answers.ts'
import { renderDesk } from '../render-desk.tsx'

// One balance in every place and every tab: that of the latest reading.

const PERSON = 'sandbox\nTest Office\nanna'
const money = { parts: [], totalCents: 60_000, markup: null, place: 'held', settlement: null } as const

function Screen() {
  const readBalance = useReadBalance()
  return (
    <>
      <BalanceWatch person={PERSON} />
      <p>
        <SpendableAfter totalCents={60_000} line />
      </p>
      <MoneyCard kind="air" money={money} />
      <button onClick={readBalance}>Act</button>
    </>
  )
}

const available = () => screen.getByText('Available now').parentElement?.textContent
const after = () => screen.getByRole('paragraph').textContent

/** Sends the reading of another tab, and waits until the tabs have it. */
function tell(message: { person: string; spendableCents: number; readAt: number }) {
  const { person, ...reading } = message
  const channel = new BroadcastChannel('travel-desk.balance')
  channel.postMessage({ person, reading })
  return channel
}

test('a cancellation in another tab ends the shortfall here at once, in every place', async () => {
  renderDesk(<Screen />, 50_000)
  expect(after()).toBe('the wallet is $100.00 short')
  const channel = tell({ person: PERSON, spendableCents: 110_000, readAt: 5 })
  await waitFor(() => expect(after()).toBe('$500.00 available after'))
  expect(available()).toBe('Available now$1,100.00')
  channel.close()
})

test('a reading of somebody else, and one that is older than the latest, change nothing', async () => {
  renderDesk(<Screen />, 50_000)
  const channels = [
    tell({ person: PERSON, spendableCents: 70_000, readAt: 9 }),
    tell({ person: 'sandbox\nTest Office\nomar', spendableCents: 1, readAt: 10 }),
    tell({ person: PERSON, spendableCents: 2, readAt: 8 }),
    tell({ person: PERSON, spendableCents: 80_000, readAt: 11 }),
  ]
  const seen = new Set<string | null>()
  await waitFor(() => {
    seen.add(after())
    expect(after()).toBe('$200.00 available after')
  })
  expect(available()).toBe('Available now$800.00')
  expect([...seen].some((text) => text?.includes('599'))).toBe(false)
  for (const channel of channels) channel.close()
})

test('what this tab reads after an act is shown and told to the other tabs, what it hears is not told back', async () => {
  const heard: unknown[] = []
  const channel = new BroadcastChannel('travel-desk.balance')
  channel.onmessage = ({ data }) => heard.push(data)
  const { user } = renderDesk(<Screen />, 50_000)
  answerRoute('/api/wallet/balance', () => ({ spendableCents: 110_000, readAt: 3 }))
  await user.click(screen.getByRole('button', { name: 'Act' }))
  await waitFor(() => expect(after()).toBe('$500.00 available after'))
  channel.postMessage({ person: PERSON, reading: { spendableCents: 120_000, readAt: 4 } })
  await waitFor(() => expect(after()).toBe('$600.00 available after'))
  answerRoute('/api/wallet/balance', () => ({ spendableCents: 130_000, readAt: 5 }))
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(heard).toHaveLength(3))
  expect(heard).toEqual([
    { person: PERSON, reading: { spendableCents: 50_000, readAt: 0 } },
    { person: PERSON, reading: { spendableCents: 110_000, readAt: 3 } },
    { person: PERSON, reading: { spendableCents: 130_000, readAt: 5 } },
  ])
  channel.close()
})

test('a screen that was drawn with another balance is refreshed once the balance moves', async () => {
  const refresh = vi.fn<() => void>()
  function Drawn() {
    useBalanceMoved(50_000, refresh)
    return <Screen />
  }
  const { user } = renderDesk(<Drawn />, 50_000)
  await user.click(screen.getByRole('button', { name: 'Act' }))
  expect(refresh).not.toHaveBeenCalled()
  answerRoute('/api/wallet/balance', () => ({ spendableCents: 110_000, readAt: 3 }))
  await user.click(screen.getByRole('button', { name: 'Act' }))
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
})
