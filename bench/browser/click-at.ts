import type { Locator } from '@playwright/test'

/**
 * Finds where an element lies; the answer clicks there with the bare mouse, which costs the page no look for
 * it.
 */
export async function clickAt(element: Locator): Promise<() => Promise<void>> {
  await element.waitFor()
  const box = await element.boundingBox()
  if (!box) throw new Error('what should be clicked is not on the screen')
  return () => element.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
