import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Macro } from '../../../lib/macro/macro.ts'
import { MacroCommands } from '../../../components/palette/macro-commands.tsx'
import { lastLines, stepsToRun } from '../../../components/palette/macros.ts'
import { Palette, PaletteList } from '../../../components/palette/palette.tsx'
import { CommandKeys, useCommands, useRunCommand, type Command } from '../../../components/shell/commands.ts'
import { deleteSteps, keepSteps } from '../../../server/macro/actions.ts'
import { answerRoute } from '../answers.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'

// Steps of the palette that are kept under a name and run.

const choose = vi.fn<(row: number) => void>()
const closed = vi.fn()
const row: Command = {
  id: 'row',
  label: 'Choose a row by its number',
  group: 'Flights',
  entry: 'SS',
  hasRow: (number) => number <= 3,
  choose,
  run: () => undefined,
}
const sin: Macro = {
  name: 'sin',
  steps: ['SS1', 'SS2'],
  key: 1,
  madeBy: 'Ana',
  madeAt: '2026-11-20T10:00:00.000Z',
  mayChange: true,
}
const out: Macro = {
  name: 'out',
  steps: ['AN14JANLONSIN'],
  key: 2,
  madeBy: 'Ben',
  madeAt: '2026-11-20T10:00:00.000Z',
  mayChange: false,
}

function Screen({ open = true }: { open?: boolean }) {
  const run = useRunCommand()
  const serverNow = '2026-11-20T15:00:00.000Z'
  useCommands([row])
  return (
    <>
      <MacroCommands serverNow={serverNow} onRun={run} />
      <CommandKeys run={run} />
      <Palette open={open} onOpenChange={closed} onRun={run} serverNow={serverNow} />
    </>
  )
}

beforeEach(async () => {
  await PaletteList.warm()
  lastLines.set([])
  stepsToRun.set([])
})

const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

test('a macro runs its steps one after the other when its name is typed', async () => {
  answerRoute('/api/macros', () => [sin, out])
  const { user } = renderDesk(<Screen />)
  // They are read once somebody uses the page.
  await user.keyboard('{Shift}')
  await waitFor(() => expect(options()).toContain('Macrossin: SS1; SS2g 1'))
  await user.keyboard('sin')
  await waitFor(() => expect(options()[0]).toBe('Macrossin: SS1; SS2g 1'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(choose.mock.calls).toEqual([[1], [2]]))
})

test('a macro runs with its key', async () => {
  answerRoute('/api/macros', () => [sin, out])
  const { user, rerender } = renderDesk(<Screen />)
  // They are read once somebody uses the page.
  await user.keyboard('{Shift}')
  await waitFor(() => expect(options()).toContain('Macrossin: SS1; SS2g 1'))
  rerender(<Screen open={false} />)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('g2')
  await waitFor(() =>
    expect(router.push.mock.calls).toEqual([
      ['/flights?trip=oneway&legs=LON-SIN-2027-01-14&adt=1&chd=0&inf=0&cabin=1'],
    ]),
  )
})

test('a macro runs with the first key after a load, before the macros are read', async () => {
  const macros = Promise.withResolvers<Macro[]>()
  const read = vi.fn(() => macros.promise)
  answerRoute('/api/macros', read)
  const { user } = renderDesk(<Screen open={false} />)
  expect(read).not.toHaveBeenCalled()
  await user.keyboard('g1')
  expect(read).toHaveBeenCalledOnce()
  macros.resolve([sin, out])
  await waitFor(() => expect(choose.mock.calls).toEqual([[1], [2]]))
})

test('macros that are read between the keys of a sequence do not lose the first one', async () => {
  answerRoute('/api/macros', () => [sin, out])
  const { user, queries } = renderDesk(<Screen open={false} />)
  await user.keyboard('g')
  await waitFor(() => expect(queries.getQueryData(['macros'])).toBeDefined())
  await user.keyboard('1')
  await waitFor(() => expect(choose.mock.calls).toEqual([[1], [2]]))
})

test('steps are saved under a name as they are typed, or as they were run last', async () => {
  answerRoute('/api/macros', () => [])
  vi.mocked(keepSteps).mockResolvedValue({ kind: 'done' })
  const { user } = renderDesk(<Screen />)
  await user.keyboard('fav = AN +14 LON SIN; SS1')
  expect(options()[0]).toBe('MacrosSave as macro fav: AN +14 LON SIN; SS1')
  await user.keyboard('{Enter}')
  await user.clear(screen.getByRole('combobox'))
  await user.keyboard('SS3{Enter}')
  await user.clear(screen.getByRole('combobox'))
  await user.keyboard('keep three{Enter}')
  expect(vi.mocked(keepSteps).mock.calls).toEqual([
    ['fav', ['AN +14 LON SIN', 'SS1']],
    ['three', ['SS3']],
  ])
})

test('a macro is deleted by name', async () => {
  answerRoute('/api/macros', () => [sin])
  vi.mocked(deleteSteps).mockResolvedValue({ kind: 'done' })
  const { user } = renderDesk(<Screen />)
  await user.keyboard('delete sin{Enter}')
  expect(vi.mocked(deleteSteps).mock.calls).toEqual([['sin']])
})
