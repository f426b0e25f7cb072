import { ERASED } from '../../contract/booking/person.ts'

/** Whether this is what a record has in place of a name, phone number or e-mail address that was erased. */
export function isErased(text: string): boolean {
  return text !== '' && text.split(' ').every((word) => word === ERASED)
}
