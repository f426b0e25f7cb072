import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Fails when axe finds something serious or critical on the screen as it stands. `state` names it in the report.
 * @param without rules that this state cannot keep; the caller says why
 */
export async function checkAxe(page: Page, state: string, without: string[] = []): Promise<void> {
  await page.evaluate(settle)
  const { violations } = await new AxeBuilder({ page }).disableRules(without).analyze()
  const grave = violations
    .filter((violation) => violation.impact === 'serious' || violation.impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
  expect(grave, state).toEqual([])
}

/** What is still fading in has not got its colours yet. What turns for ever is not waited for. */
async function settle(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity)
  await Promise.allSettled(ending.map((animation) => animation.finished))
}
