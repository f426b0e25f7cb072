import { onTestFinished } from 'vitest'
import { everyText, translatePage } from '../../e2e/steps/translate-page.ts'

/** Translates all texts rendered from now on until the test ends, as the translator of a browser does. */
export function translated(): void {
  const { stop } = translatePage(document.body, everyText)
  onTestFinished(stop)
}
