import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { NoteDialog } from '../../../components/booking/note-dialog.tsx'
import { noteOnBooking } from '../../../server/booking/actions.ts'
import { renderDesk } from '../render-desk.tsx'

// The field of a note: what it sends, and what stays in it.

const written = vi.fn<() => void>()

function Opened() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <NoteDialog
        booking={{ kind: 'air', reference: 'PO1', label: 'PO1' }}
        open={open}
        onOpenChange={setOpen}
        onWritten={written}
      />
    </>
  )
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })

test('Enter adds the note and closes the field', async () => {
  vi.mocked(noteOnBooking).mockResolvedValueOnce({ kind: 'done', place: 'service' })
  const { user } = renderDesk(<Opened />)
  await user.type(await field(), 'wants an aisle seat{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [[kind, note] = []] = vi.mocked(noteOnBooking).mock.calls
  expect([kind, note]).toMatchObject(['air', { reference: 'PO1', text: 'wants an aisle seat' }])
  expect(written).toHaveBeenCalledOnce()
})

test('a note without a clear answer stays in the field, and is the same note when it is sent again', async () => {
  vi.mocked(noteOnBooking).mockRejectedValueOnce(new Error('lost'))
  vi.mocked(noteOnBooking).mockResolvedValueOnce({ kind: 'unknown' })
  vi.mocked(noteOnBooking).mockResolvedValueOnce({ kind: 'refused', code: 'Unavailable', message: 'Away.' })
  const { user } = renderDesk(<Opened />)
  await user.type(await field(), 'late arrival{Enter}')
  await screen.findByText('No clear answer came back. Add the note again: it is written only once.')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect((await field()).value).toBe('late arrival')
  await user.type(await field(), '{Enter}')
  await waitFor(() => expect(noteOnBooking).toHaveBeenCalledTimes(2))
  await user.type(await field(), '!{Enter}')
  await screen.findByText('Away.')
  const ids = vi.mocked(noteOnBooking).mock.calls.map(([, { id }]) => id)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
  expect(written).not.toHaveBeenCalled()
})

test('nothing is sent of an empty field, and the field says what room is left once it is little', async () => {
  const { user } = renderDesk(<Opened />)
  await user.type(await field(), '  {Enter}')
  await screen.findByText('Write the note first.')
  expect(noteOnBooking).not.toHaveBeenCalled()
  expect(screen.queryByText(/characters? left/)).toBeNull()
  await user.click(await field())
  await user.paste('x'.repeat(950))
  expect(screen.getByText(/ \d+ characters left\.$/)).toBeDefined()
})
