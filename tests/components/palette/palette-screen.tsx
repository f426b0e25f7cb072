import { screen } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import { useCommands, useRunCommand, type Command } from '../../../components/shell/commands.ts'
import { Palette, PaletteList } from '../../../components/palette/palette.tsx'

// The palette over a screen, for its tests; the code of its rows is there.

beforeEach(async () => {
  await PaletteList.warm()
})

export const run = {
  ticket: vi.fn<() => void>(),
  sheet: vi.fn<() => void>(),
  row: vi.fn<(row: number) => void>(),
}
export const closed = vi.fn()

export const commands: readonly Command[] = [
  {
    id: 'ticket',
    label: 'Ticket',
    group: 'This booking',
    keys: 't',
    entry: 'TTP',
    run: () => run.ticket(),
  },
  {
    id: 'row',
    label: 'Choose a row by its number',
    group: 'Flights',
    entry: 'SS',
    hasRow: (row) => row <= 3,
    choose: (row) => run.row(row),
    run: () => undefined,
  },
  {
    id: 'sheet',
    label: 'Shortcuts',
    group: 'Desk',
    keys: '?',
    words: 'keyboard help',
    run: () => run.sheet(),
  },
  { id: 'go-hotels', label: 'Hotels', group: 'Go to', keys: 'g h', href: '/hotels' },
  { id: 'go-bookings', label: 'Bookings', group: 'Go to', keys: 'g b', href: '/bookings' },
]

/** The palette over a field, on a screen with some commands. */
export function Screen({
  open = true,
  offered = commands,
}: {
  open?: boolean
  offered?: readonly Command[]
}) {
  useCommands(offered)
  return (
    <>
      <input aria-label="Name" />
      <Palette
        open={open}
        onOpenChange={closed}
        onRun={useRunCommand()}
        serverNow="2026-11-20T15:00:00.000Z"
      />
    </>
  )
}

export const input = () => screen.getByRole('combobox', { name: 'Search or type a command' })
export const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
