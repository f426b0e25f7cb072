import { ERASED } from '../../contract/booking/person.ts'

/** Whether a text of a record stands in place of a name, phone number or e-mail address that was erased. */
export function isErased(text: string): boolean {
  return text !== '' && text.split(' ').every((word) => word === ERASED)
}
