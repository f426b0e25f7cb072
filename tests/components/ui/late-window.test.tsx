import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect, useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../../../components/ui/button.tsx'
import { BlockableButton } from '../../../components/ui/blockable-button.tsx'
import { lateWindow } from '../../../components/ui/late-window.tsx'
import { takeToasts } from '../../../components/ui/toast.ts'
import { holdTime, pass } from '../fake-time.ts'
import { renderDesk } from '../render-desk.tsx'

// Windows whose code is loaded apart from the page.

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

function Window({ open }: Props) {
  return open ? <div role="dialog" aria-label="Late" /> : null
}

const dialog = () => screen.queryByRole('dialog', { name: 'Late' })

/** A button that opens a late window, and whether the window was there at the first effect after a press. */
function opening(Late: (props: Props) => ReactNode) {
  const seen: boolean[] = []
  function Opening() {
    const [open, setOpen] = useState(false)
    useEffect(() => {
      if (open) seen.push(dialog() !== null)
    }, [open])
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <output>{open ? 'open' : 'closed'}</output>
        <Late open={open} onOpenChange={setOpen} />
      </>
    )
  }
  return { Opening, seen }
}

const press = () => screen.getByRole('button', { name: 'Open' })

test('a window whose code is there is rendered with the press that opens it', async () => {
  const Late = lateWindow<Props>(() => Promise.resolve(Window))
  await Late.warm()
  const { Opening, seen } = opening(Late)
  const { user } = renderDesk(<Opening />)
  await user.click(press())
  expect(seen).toEqual([true])
})

test('plain keys are ignored only while the code of an open window is coming', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Window>()
  const { Opening, seen } = opening(lateWindow<Props>(() => promise))
  const { user } = renderDesk(<Opening />)
  await user.click(press())
  expect(seen).toEqual([false])
  const keyPasses = () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true, cancelable: true }))
  expect(keyPasses()).toBe(false)
  resolve(Window)
  await screen.findByRole('dialog', { name: 'Late' })
  expect(keyPasses()).toBe(true)
})

test('the code of a closed window is loaded once somebody uses the page, and not before', async () => {
  const load = vi.fn(() => Promise.resolve(Window))
  const { Opening } = opening(lateWindow<Props>(load))
  holdTime()
  renderDesk(<Opening />)
  await pass(10_000)
  expect(load).not.toHaveBeenCalled()
  fireEvent.pointerMove(document.body)
  await pass(3000)
  expect(load).toHaveBeenCalledOnce()
})

test('a window that cannot be loaded closes with a toast, and the next press loads again', async () => {
  let loads = 0
  const Late = lateWindow<Props>(async () => {
    loads += 1
    if (loads === 1) throw new Error('the network is away')
    return Window
  })
  const { Opening } = opening(Late)
  const { user } = renderDesk(<Opening />)
  await user.click(press())
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('closed'))
  expect(takeToasts().map(({ title }) => title)).toEqual(["Couldn't load this window. Try again."])
  await user.click(press())
  await screen.findByRole('dialog', { name: 'Late' })
  expect(loads).toBe(2)
})

test('a hint that was open does not open by itself when the button was left and is blocked again', async () => {
  const REASON = 'The wallet is short'
  const button = (reason: string | undefined) => (
    <BlockableButton disabledReason={reason}>Hold</BlockableButton>
  )
  // The reason also stands next to the button for screen readers.
  const shown = () => screen.getAllByText(REASON).length > 1
  const { user, rerender } = renderDesk(button(REASON))
  await user.tab()
  await waitFor(() => expect(shown()).toBe(true))
  rerender(button(undefined))
  await user.tab()
  expect(document.activeElement).toBe(document.body)
  rerender(button(REASON))
  expect(shown()).toBe(false)
  await user.tab()
  await waitFor(() => expect(shown()).toBe(true))
})
