import type { PassengerForm } from '../../../lib/air/passenger-form.ts'
import { sexName, sexOfTitle, titleName } from '../../../lib/booking/titles.ts'
import type { FormProblem } from '../../booking/book/error-summary.tsx'

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
