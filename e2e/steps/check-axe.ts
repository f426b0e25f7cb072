import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Fails if axe finds something serious or critical on the screen as it is, in light colours, and then in dark
 * ones: everything but colours is the same in both. `state` names it in the report.
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

/** Waits for fade-ins, whose colours are not final. Endless animations are not awaited. */
async function settle(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity)
  await Promise.allSettled(ending.map((animation) => animation.finished))
}
