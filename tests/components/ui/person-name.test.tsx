import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PersonName } from '../../../components/ui/person-name.tsx'

// A name in a list: which part stands at which side of the stroke.

const parts = (name: HTMLElement) => [...name.querySelectorAll('bdi')].map(({ textContent }) => textContent)

test('a name of mixed scripts has a direction for each part, and is not translated', () => {
  render(<PersonName text="כהן / ANNA +2" />)
  const name = screen.getByText('ANNA').parentElement!
  expect(name.textContent).toBe('כהן / ANNA +2')
  expect(parts(name)).toEqual(['כהן', 'ANNA'])
  expect(name.dir).toBe('ltr')
  expect(name.getAttribute('translate')).toBe('no')
})

test('a name that is written from left to right is one isolated text', () => {
  render(<PersonName text="KELLER / ANNA +2" />)
  const name = screen.getByText('KELLER / ANNA +2')
  expect(name.tagName).toBe('BDI')
  expect(name.getAttribute('translate')).toBe('no')
})
