import type { FieldErrors } from 'react-hook-form'
import type { PassengerForm } from '../../../lib/air/passenger-form.ts'
import { FIELD_WORDS } from '../../../lib/air/passenger-words.ts'
import { sexName, sexOfTitle, titleName } from '../../../lib/booking/titles.ts'
import { markupFormProblems } from '../../booking/book/markup-problems.ts'
import type { FormProblem } from '../../booking/book/error-summary.tsx'

/** All problems of the form in the order of its fields. */
export function flightFormProblems(errors: FieldErrors<PassengerForm>): FormProblem[] {
  const problems: FormProblem[] = []
  const passengers = (errors.passengers ?? []) as readonly (
    Record<string, { message?: string }> | undefined
  )[]
  for (const [index, wrong] of passengers.entries()) {
    for (const field of Object.keys(FIELD_WORDS)) {
      const message = wrong?.[field]?.message
      if (!message) continue
      problems.push({
        name: `passengers.${index}.${field}`,
        about: `Traveller ${index + 1}, ${FIELD_WORDS[field]}`,
        message,
      })
    }
  }
  if (errors.phone?.message) problems.push({ name: 'phone', about: 'Phone', message: errors.phone.message })
  if (errors.email?.message) problems.push({ name: 'email', about: 'E-mail', message: errors.email.message })
  return [...problems, ...markupFormProblems(errors)]
}

/** The questions before a hold: about travellers whose title and passport name different sexes. */
export function formDoubts({ passengers }: PassengerForm): FormProblem[] {
  return passengers.flatMap(({ title, gender, lastName, firstName }, index) => {
    const says = sexOfTitle(title)
    if (says === '' || gender === '' || says === gender) return []
    return [
      {
        name: `passengers.${index}.title`,
        about: `Traveller ${index + 1}, ${lastName.trim()} / ${firstName.trim()}`,
        message: `the title is ${titleName(title)}, and the sex on the passport is ${sexName(gender)}.`,
      },
    ]
  })
}
