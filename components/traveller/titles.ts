import { titles } from '../../contract/booking/person.ts'

/** The titles that a form offers a person: of an adult, or of a child or infant. Miss is both (gap 58). */
export function titlesFor(isChild: boolean) {
  return titles.filter(({ code }) => (isChild ? code >= 3 : code <= 3))
}

/** True if a title, as the form has it, is one of them. */
export function isTitleFor(isChild: boolean, title: string): boolean {
  return titlesFor(isChild).some(({ code }) => String(code) === title)
}
