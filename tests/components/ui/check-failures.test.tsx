import { expect, test } from 'vitest'
import { ActNotice } from '../../../components/ui/act-notice.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { checkFailureOnScreen } from '../check-failures.ts'
import { renderDesk } from '../render-desk.tsx'

// The check that runs after every component test finds something.

test('a failure whose button has no name is found, one with a name passes', async () => {
  const { rerender } = renderDesk(
    <ActNotice tone="bad" action={<Button />}>
      Not booked.
    </ActNotice>,
  )
  await expect(checkFailureOnScreen()).rejects.toThrow(/button-name/)
  rerender(
    <ActNotice tone="bad" action={<Button>Search again</Button>}>
      Not booked.
    </ActNotice>,
  )
  await expect(checkFailureOnScreen()).resolves.toBeUndefined()
})

test('what tells of no failure is not looked at', async () => {
  renderDesk(<Button />)
  await expect(checkFailureOnScreen()).resolves.toBeUndefined()
})
