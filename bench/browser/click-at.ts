import type { Locator } from '@playwright/test'

/**
 * Finds the position of an element. The returned function clicks there with the mouse alone, without another
 * look-up in the page.
 */
export async function clickAt(element: Locator): Promise<() => Promise<void>> {
  await element.waitFor()
  const box = await element.boundingBox()
  if (!box) throw new Error('what should be clicked is not on the screen')
  return () => element.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
