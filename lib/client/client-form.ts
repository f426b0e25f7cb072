import type { z } from 'zod'
import { emailProblem, phoneProblem } from '../booking/contact.ts'
import type { TellProblem } from '../booking/tell-problem.ts'
import { typedEmail, typedPhone, typedText } from '../typed-text.ts'
import type { Client, ClientFields } from './client.ts'
import type { clientFormFields } from './client-fields.ts'
import { isLanguage } from './languages.ts'

/** A client as its form has it: all text as typed. */
export type ClientForm = z.infer<typeof clientFormFields>

/** How many characters each text of a client may have. */
export const CLIENT_LENGTHS = { name: 120, note: 2000, street: 120, city: 120, taxNumber: 40 } as const

/** Reports each field of a client that cannot be saved. Only the name must be there. */
export function checkClientForm(form: ClientForm, tell: TellProblem): void {
  if (typedText(form.name) === '') tell(['name'], 'Enter the name of the client.')
  if (typedText(form.email) !== '') {
    const problem = emailProblem(form.email)
    if (problem) tell(['email'], problem)
  }
  if (typedText(form.phone) !== '') {
    const problem = phoneProblem(form.phone)
    if (problem) tell(['phone'], problem)
  }
  if (form.language !== '' && !isLanguage(form.language)) tell(['language'], 'Choose a language.')
  for (const field of ['name', 'note', 'street', 'city', 'taxNumber'] as const) {
    const most = CLIENT_LENGTHS[field]
    if (typedText(form[field]).length > most) tell([field], `Use at most ${most} characters.`)
  }
}

/** What a form without problems saves. */
export function fieldsOfForm(form: ClientForm): Omit<ClientFields, 'markup'> {
  const text = (typed: string) => typedText(typed) || null
  return {
    kind: form.kind,
    name: typedText(form.name),
    email: typedEmail(form.email) || null,
    phone: typedPhone(form.phone) || null,
    language: form.language || null,
    note: text(form.note),
    street: text(form.street),
    city: text(form.city),
    taxNumber: text(form.taxNumber),
  }
}

/** A client as its form opens with it. */
export function formOfClient({ kind, name, ...texts }: Client | ClientFields): ClientForm {
  const { email, phone, language, note, street, city, taxNumber } = texts
  return {
    kind,
    name,
    email: email ?? '',
    phone: phone ?? '',
    language: language ?? '',
    note: note ?? '',
    street: street ?? '',
    city: city ?? '',
    taxNumber: taxNumber ?? '',
  }
}
