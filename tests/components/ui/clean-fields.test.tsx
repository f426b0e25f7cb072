import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'

/** Pasted text is cleaned when its field is left, so that the agent sees the text to be sent (gap 255). */

async function leave(field: HTMLElement, pasted: string) {
  const user = userEvent.setup()
  await user.click(field)
  await user.paste(pasted)
  await user.tab()
}

test.each([
  ['text', '\u2066Anna\u00a0Maria\u200b', 'Anna Maria'],
  ['search', '\u200bPO0004127 ', 'PO0004127'],
  ['tel', 'tel:＋49\u00a030 1234567', '+49 30 1234567'],
  ['email', 'Anna <anna@example.com>;', 'anna@example.com'],
])('a field of type %s shows and tells its clean text', async (type, pasted, clean) => {
  const onInput = vi.fn<(text: string) => void>()
  const onBlur = vi.fn<(text: string) => void>()
  render(
    <TextField
      label="Field"
      type={type}
      onChange={({ target }) => onInput(target.value)}
      onBlur={({ target }) => onBlur(target.value)}
    />,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Field')
  await leave(field, pasted)
  expect(field.value).toBe(clean)
  expect(onInput).toHaveBeenLastCalledWith(clean)
  expect(onBlur).toHaveBeenCalledExactlyOnceWith(clean)
})

test('a text area becomes the one line that is sent', async () => {
  const { container } = render(<TextArea label="Note" />)
  const note = within(container).getByLabelText<HTMLTextAreaElement>('Note')
  await leave(note, 'Late arrival,\nabout ten\u202e\n')
  expect(note.value).toBe('Late arrival, about ten')
})

test('a password is taken to the letter, and a clean text is told once', async () => {
  const onInput = vi.fn()
  render(
    <>
      <TextField label="Password" type="password" />
      <TextField label="Name" onChange={onInput} />
    </>,
  )
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  await leave(password, ' a\u00a0b ')
  expect(password.value).toBe(' a\u00a0b ')
  await leave(screen.getByLabelText('Name'), 'Anna')
  expect(onInput).toHaveBeenCalledTimes(1)
})
