import axe from 'axe-core'

/** The elements that tell of a failure: alerts, notices, wrong fields, and a dialog that has one of them. */
const FAILURE = '[role="alert"]:not(:empty), [aria-invalid="true"], .bg-bad-soft, .bg-held-soft'
const WHOLE = '[role="dialog"], [data-field]'

/** Colours need layout, and a part is no page: both are for `e2e/steps/check-axe.ts`. */
const BY_PAGE = ['color-contrast', 'region', 'page-has-heading-one', 'landmark-one-main']
const rules = Object.fromEntries(BY_PAGE.map((id) => [id, { enabled: false }]))

/**
 * Fails where a screen tells of a failure and axe finds something serious or critical in its message. Runs at
 * the end of every component test, so that each failure that a test brings about is checked.
 */
export async function checkFailureOnScreen(): Promise<void> {
  const messages = new Set([...document.querySelectorAll(FAILURE)].map((part) => part.closest(WHOLE) ?? part))
  if (messages.size === 0) return
  const { violations } = await axe.run(
    { include: [...messages] as HTMLElement[] },
    { resultTypes: ['violations'], rules, elementRef: false },
  )
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
  if (grave.length > 0) throw new Error(`axe finds in what tells of a failure:\n${grave.join('\n')}`)
}
