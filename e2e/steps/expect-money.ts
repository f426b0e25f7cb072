import { expect, type Page } from '@playwright/test'
import { centsOf, dollars } from '../dollars.ts'
import type { Witness } from '../gateway-client.ts'

/** Asserts the wallet amounts of header and ledger, in cents. */
export async function expectMoney(
  page: Page,
  witness: Witness,
  wanted: { total: number; held: number },
): Promise<void> {
  const available = wanted.total - wanted.held
  await expect(page.getByRole('link', { name: /^Available/ })).toContainText(dollars(available))
  const balance = await witness.call('wallet.balance')
  expect([balance.Total, balance.Held, balance.Available].map((amount) => centsOf(amount))).toEqual([
    wanted.total,
    wanted.held,
    available,
  ])
}
