import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Fails when axe finds something serious or critical on the screen as it stands, light, and then in its dark colours: what
 * is not a colour is the same in both. `state` names it in the report.
 */
export async function checkAxe(page: Page, state: string): Promise<void> {
  await page.evaluate(settle)
  expect(await graveOf(new AxeBuilder({ page })), state).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(settle)
  const dark = new AxeBuilder({ page }).withRules(['color-contrast'])
  expect(await graveOf(dark), `${state}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

async function graveOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations
    .filter((violation) => violation.impact === 'serious' || violation.impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}

/** What is still fading in has not got its colours yet. What turns for ever is not waited for. */
async function settle(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity)
  await Promise.allSettled(ending.map((animation) => animation.finished))
}
