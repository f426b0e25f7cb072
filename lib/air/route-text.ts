/** `LHR – SIN – LHR`; legs that do not connect are separated by a comma: `LHR – SIN, KUL – LHR`. */
export function routeText(route: readonly { from: string; to: string }[]): string {
  let text = ''
  let last: string | null = null
  for (const { from, to } of route) {
    if (from === last) text += ` – ${to}`
    else text += `${text === '' ? '' : ', '}${from} – ${to}`
    last = to
  }
  return text
}
