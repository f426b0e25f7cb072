import { accentOf, contrastWithWhite, isReadableAccent, LEAST_CONTRAST } from '../../lib/office/accent.ts'
import { LETTERHEAD_LENGTHS, type LetterheadTexts } from '../../lib/office/letterhead.ts'
import { typedEmail, typedText } from '../../lib/typed-text.ts'

/** The form of the papers: everything as typed. */
export type LetterheadForm = Record<keyof LetterheadTexts, string>

/** The form filled with the texts of an office. */
export function letterheadForm(texts: LetterheadTexts): LetterheadForm {
  return { ...texts, accent: texts.accent ?? '' }
}

/** Problems of the form by field; empty if there are none. The server checks by its own schemas. */
export function letterheadProblems(form: LetterheadForm): Partial<LetterheadForm> {
  const problems: Partial<LetterheadForm> = {}
  for (const [field, most] of Object.entries(LETTERHEAD_LENGTHS)) {
    const name = field as keyof typeof LETTERHEAD_LENGTHS
    if (typedText(form[name]).length > most) problems[name] = `At most ${most} characters`
  }
  const email = typedEmail(form.email)
  if (email !== '' && !/^\S+@\S+\.\S+$/.test(email))
    problems.email = 'An e-mail address, such as desk@example.com'
  const accent = accentProblem(form.accent)
  return accent === null ? problems : { ...problems, accent }
}

function accentProblem(typed: string): string | null {
  if (typed.trim() === '') return null
  const colour = accentOf(typed)
  if (colour === null) return 'Six digits of a colour, such as #1a56db'
  if (isReadableAccent(colour)) return null
  const contrast = Math.floor(contrastWithWhite(colour) * 10) / 10
  return `Too light to read on paper: contrast ${contrast.toFixed(1)}, at least ${LEAST_CONTRAST}`
}

/** The texts of a form, cleaned; a colour that cannot be read on paper counts as none. */
export function letterheadTexts(form: LetterheadForm): LetterheadTexts {
  const accent = accentOf(form.accent)
  return {
    legalName: typedText(form.legalName),
    street: typedText(form.street),
    city: typedText(form.city),
    phones: typedText(form.phones),
    email: typedEmail(form.email),
    taxNumber: typedText(form.taxNumber),
    footer: typedText(form.footer),
    accent: accent !== null && isReadableAccent(accent) ? accent : null,
  }
}
