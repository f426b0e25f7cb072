import { expect, type Page } from '@playwright/test'
import { measureScreen } from './measure-screen.ts'

/** The widths that every screen is measured at: a small phone, a phone, a tablet, and three of a desk. */
const widths = [320, 390, 768, 1100, 1440, 1920] as const

/** Heights that go with the widths. */
const heights: Readonly<Record<number, number>> = { 320: 640, 390: 844, 768: 1024, 1920: 1080 }
const HEIGHT = 900

/**
 * Measures the screen as it is at each width, without loading it again, and reports all its faults at once.
 * @param never words that must not be shortened, such as the names of travellers
 */
export async function measureWidths(
  page: Page,
  screen: string,
  { never = [], at = widths }: { never?: readonly string[]; at?: readonly number[] } = {},
): Promise<void> {
  const widthsByFault = new Map<string, number[]>()
  for (const width of at) {
    await page.setViewportSize({ width, height: heights[width] ?? HEIGHT })
    await page.evaluate(nextFrames)
    for (const fault of await page.evaluate(measureScreen, { width, never }))
      widthsByFault.set(fault, [...(widthsByFault.get(fault) ?? []), width])
  }
  const report = [...widthsByFault].map(([fault, where]) => `${where.join(', ')}: ${fault}`)
  expect.soft(report.join('\n'), `the layout of ${screen}`).toBe('')
  await page.setViewportSize({ width: 1440, height: HEIGHT })
  await page.evaluate(nextFrames)
}

/** Waits until the page has been drawn for a new width. */
function nextFrames(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()))
  })
}
