import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { MoneyCard } from '../../../components/booking/money-card.tsx'
import { PriceCommands } from '../../../components/shell/price-commands.tsx'
import { ShownPricesProvider } from '../../../components/ui/shown-prices.tsx'
import { NET_PRICES, type ShownPrices } from '../../../lib/shown-prices.ts'
import { renderDesk } from '../render-desk.tsx'

// One switch between net and client prices: `$` on every screen.

const COOKIE = 'travel-desk.prices.test'

beforeEach(() => {
  document.cookie = `${COOKIE}=; Max-Age=0; Path=/`
})

const money = {
  parts: [{ label: 'Fare', cents: 50_000 }],
  markup: { label: 'Markup, 1 traveller', cents: 2_500 },
  totalCents: 50_000,
  place: 'held' as const,
  settlement: null,
}

const open = (stored: ShownPrices = NET_PRICES) =>
  renderDesk(
    <ShownPricesProvider cookie={COOKIE} stored={stored} office={{}}>
      <PriceCommands />
      <MoneyCard kind="air" money={money} />
    </ShownPricesProvider>,
  ).user

const amounts = () => [...(document.body.textContent ?? '').matchAll(/\$([\d,.]+)/g)].map(([, text]) => text)

test('$ hides every net figure of a booking and shows what the client pays; $ again shows net', async () => {
  const user = open()
  expect(amounts()).toEqual(['500.00', '25.00', '500.00', '8,412.60'])
  await user.keyboard('$')
  expect(amounts()).toEqual(['525.00'])
  expect(document.cookie).toContain(`${COOKIE}=client`)
  await user.keyboard('$')
  expect(amounts()).toContain('500.00')
})

test('what the server has read is shown from the first paint', () => {
  open({ ...NET_PRICES, netHidden: true })
  expect(amounts()).toEqual(['525.00'])
})

test('the key does nothing while typing', async () => {
  const user = renderDesk(
    <ShownPricesProvider cookie={COOKIE} stored={NET_PRICES} office={{}}>
      <PriceCommands />
      <input aria-label="Name" />
      <MoneyCard kind="air" money={money} />
    </ShownPricesProvider>,
  ).user
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '$')
  expect(amounts()).toContain('500.00')
  expect(within(document.body).getByRole('textbox', { name: 'Name' })).toHaveProperty('value', '$')
})
