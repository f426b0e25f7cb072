/** What names a thing for programs and not for people: a UUID, and a category with its status (`21/21`). */
const CODE = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b|(?<![\d/])\d\d\/\d\d(?![\d/])/i

/** The log of the calls themselves, which is for those who write programs. */
const FOR_PROGRAMMERS = '[aria-label="Wire log"]'

/** What a person reads or hears besides the texts themselves. */
const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt']

/**
 * Fails where a screen shows a code of the booking service or a UUID: people have the reference, and the rest
 * is one click away. Runs at the end of every component test, so that each state that a test renders is
 * checked.
 */
export function checkCodes(): void {
  const shown = [...document.body.querySelectorAll('*')]
    .filter((element) => element.closest(FOR_PROGRAMMERS) === null)
    .flatMap((element) => [
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(textOf),
      ...ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
    ])
    .filter((text) => CODE.test(text))
  if (shown.length > 0) throw new Error(`codes where people read:\n${shown.join('\n')}`)
}

function textOf({ textContent }: ChildNode): string {
  return textContent ?? ''
}
