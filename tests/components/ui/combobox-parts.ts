import { screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { describedBy } from '../described-by.ts'

// What the tests of a field that finds an option by typing look at.

export const chosen = vi.fn()
export const picked = vi.fn<(id: string) => void>()
export const submitted = vi.fn()

export const field = () => screen.getByRole('combobox', { name: 'Nationality' })
export const next = () => screen.getByRole('textbox', { name: 'Next' })
export const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

export const highlighted = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

/** Checks that the field has taken nothing and says why, with its text in place. */
export function expectRefused(text: string, problem: string) {
  expect(field()).toHaveProperty('value', text)
  expect(field().ariaInvalid).toBe('true')
  expect(describedBy(field())).toBe(problem)
}
