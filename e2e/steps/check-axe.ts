import axe from 'axe-core'
import { expect, type Page } from '@playwright/test'

/** The rules that axe checks: all of them, or those that are named. */
type Asked = { rules: string[] | null }

/**
 * Fails if axe finds something serious or critical on the screen as it is, in light colours, and then in dark
 * ones: everything but colours is the same in both. `state` names it in the report.
 */
export async function checkAxe(page: Page, state: string): Promise<void> {
  await page.evaluate(settle)
  // Once per document: axe is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  expect(await page.evaluate(graveOf, { rules: null }), state).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(settle)
  expect(await page.evaluate(graveOf, { rules: ['color-contrast'] }), `${state}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Runs in the page, and returns the serious and critical faults: a whole result names every element. */
async function graveOf({ rules }: Asked): Promise<string[]> {
  const { axe: runner } = window as unknown as { axe: typeof axe }
  const only = rules && { runOnly: { type: 'rule' as const, values: rules } }
  // Styles are not read anew at each run: no rule that is on needs them.
  const preload = { assets: ['media'] }
  const { violations } = await runner.run(document, { resultTypes: ['violations'], preload, ...only })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/**
 * Ends fade-ins and lets no other begin in this document: half-way their colours are not final, and in a
 * window behind others they may never end. The policy of pages forbids style elements, so a script adds the
 * sheet.
 */
function settle(): void {
  if (document.documentElement.dataset['settled'] === undefined) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*, ::before, ::after { transition-duration: 0s !important; transition-delay: 0s !important }',
    )
    document.adoptedStyleSheets.push(sheet)
    document.documentElement.dataset['settled'] = ''
  }
  for (const animation of document.getAnimations()) {
    if (Number(animation.effect?.getComputedTiming().endTime) < Infinity) animation.finish()
  }
}
