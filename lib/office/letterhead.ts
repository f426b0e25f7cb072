/** What an admin writes for the office's papers. A text that is empty stands nowhere. */
export type LetterheadTexts = {
  legalName: string
  street: string
  /** Postal code, city and country. */
  city: string
  phones: string
  email: string
  taxNumber: string
  /** At the foot of every page. */
  footer: string
  /** `#rrggbb`; null for the colour of the text. */
  accent: string | null
}

/** How many characters each text may have. */
export const LETTERHEAD_LENGTHS = {
  legalName: 80,
  street: 80,
  city: 80,
  phones: 80,
  email: 120,
  taxNumber: 40,
  footer: 300,
} as const

/** The texts of an office that has written none. */
export const NO_LETTERHEAD: LetterheadTexts = {
  legalName: '',
  street: '',
  city: '',
  phones: '',
  email: '',
  taxNumber: '',
  footer: '',
  accent: null,
}

/** The size of a logo's file, in bytes, and of its picture, in pixels, at most. */
export const MOST_LOGO_BYTES = 200_000
export const MOST_LOGO_PIXELS = 16_000_000
