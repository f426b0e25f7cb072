import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PaletteList } from '../../../components/palette/palette-list.tsx'
import { PaletteWindow } from '../../../components/palette/palette-window.tsx'
import { useCommands, type Command } from '../../../components/shell/commands.ts'
import { lateWindow } from '../../../components/ui/late-window.tsx'
import type { ResponseOf } from '../../../contract/registry.ts'
import { answerRead } from '../answers.ts'
import { renderDesk } from '../render-desk.tsx'

// The palette before the code of its rows is there, as at the first Ctrl+K after a load on a slow line.

const commands: readonly Command[] = [
  { id: 'flights', label: 'Go to flights', group: 'Desk', href: '/flights' },
  { id: 'funds', label: 'Go to funds', group: 'Desk', href: '/wallet' },
  { id: 'forms', label: 'Go to forms', group: 'Desk', href: '/bookings' },
]
const rome = {
  external_id: '88',
  type: 'city',
  name: 'Rome',
  label: 'Rome, Italy',
  nr_hotels: 1,
  country: { name: 'Italy', code: 'IT' },
}
const choose = vi.fn<(command: Command) => void>()

/** The palette, and the function that lets the code of its rows arrive. */
function latePalette() {
  const code = Promise.withResolvers<typeof PaletteList>()
  const List = lateWindow(() => code.promise)
  function Screen() {
    useCommands(commands)
    return (
      <PaletteWindow
        List={List}
        serverNow="2026-11-20T15:00:00.000Z"
        onChoose={choose}
        onAsk={() => undefined}
        onClose={() => undefined}
      />
    )
  }
  return { Screen, arrive: () => code.resolve(PaletteList) }
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search or type a command' })

test.each([
  ['HA ROM 26DEC 2N 2A', '', 'Hotels in Rome, Italy'],
  ['AN14JANLONSIN', '', 'LON – SIN'],
  ['go to f', '{ArrowDown}', 'Go to funds'],
])(
  '"%s" and Enter before the rows are there choose what they mean once they are',
  async (text, arrows, row) => {
    answerRead('place.search', () => ({ data: [rome] }) as unknown as ResponseOf<'place.search'>)
    const { Screen, arrive } = latePalette()
    const { user } = renderDesk(<Screen />)
    expect(document.activeElement === field()).toBe(true)
    await user.keyboard(`${text}${arrows}{Enter}`)
    expect(field().value).toBe(text)
    expect(screen.queryByRole('option')).toBeNull()
    expect(choose).not.toHaveBeenCalled()
    arrive()
    await waitFor(() => expect(choose).toHaveBeenCalledOnce())
    expect(choose.mock.calls[0]?.[0].label).toContain(row)
  },
)

test('a letter that is typed after Enter takes it back', async () => {
  const { Screen, arrive } = latePalette()
  const { user } = renderDesk(<Screen />)
  await user.keyboard('go to f{Enter}u')
  arrive()
  await screen.findByRole('option', { name: /Go to funds/ })
  expect(choose).not.toHaveBeenCalled()
})
