import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { MaskedNumber } from '../../../components/traveller/masked-number.tsx'
import { revealDocument } from '../../../server/traveller/actions.ts'
import { describedBy } from '../described-by.ts'
import { holdTime, pass } from '../fake-time.ts'
import { renderDesk } from '../render-desk.tsx'

const NUMBER = 'C01X00T47'

function renderNumber(bar: string | null = null) {
  return renderDesk(
    <MaskedNumber
      booking={{ kind: 'air', reference: 'PO1' }}
      document="traveller 1"
      masked="•••••T47"
      what="passport number of Anna Keller"
      bar={bar}
    />,
  )
}

const button = (verb: string) =>
  screen.getByRole('button', { name: `${verb} the passport number of Anna Keller` })

describe('a masked number', () => {
  test('is revealed for half a minute, and masked again', async () => {
    vi.mocked(revealDocument).mockResolvedValue({ kind: 'revealed', number: NUMBER })
    holdTime()
    renderNumber()
    expect(document.body.textContent).not.toContain(NUMBER)
    button('Reveal').click()
    await pass(0)
    expect(screen.getByText(NUMBER)).toBeTruthy()
    expect(vi.mocked(revealDocument).mock.calls).toEqual([['air', 'PO1', 'traveller 1']])
    await pass(29_000)
    expect(screen.getByText(NUMBER)).toBeTruthy()
    await pass(1_000)
    expect(document.body.innerHTML).not.toContain(NUMBER)
    expect(screen.getByText('•••••T47')).toBeTruthy()
  })

  test('is hidden at once when asked', async () => {
    vi.mocked(revealDocument).mockResolvedValue({ kind: 'revealed', number: NUMBER })
    const { user } = renderNumber()
    await user.click(button('Reveal'))
    await screen.findByText(NUMBER)
    await user.click(button('Hide'))
    expect(document.body.innerHTML).not.toContain(NUMBER)
  })

  test('stays masked where it is refused, and says why', async () => {
    vi.mocked(revealDocument).mockResolvedValue({ kind: 'refused', message: 'Not there any more.' })
    const { user } = renderNumber()
    await user.click(button('Reveal'))
    expect(await screen.findByText('Not there any more.')).toBeTruthy()
    expect(screen.getByText('•••••T47')).toBeTruthy()
  })

  test('asks nothing for somebody who may not see it', async () => {
    const { user } = renderNumber('Viewers see passport numbers masked.')
    await user.click(button('Reveal'))
    // The tooltip that the mouse opens is no part of the description: the reason is heard once.
    expect(describedBy(button('Reveal'))).toBe('Viewers see passport numbers masked.')
    expect(revealDocument).not.toHaveBeenCalled()
  })
})
