/** `a, b and c`. */
export function inWords(list: readonly string[]): string {
  return list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list[list.length - 1]}`
}

/** `a` or `an`, by the first letter. */
export function withArticle(noun: string): string {
  return `${/^[aeio]|^8|^un[^i]/i.test(noun) ? 'an' : 'a'} ${noun}`
}

/** `350 m` or `1.4 km`. */
export function distanceText(km: number): string {
  return km < 0.95
    ? `${Math.max(50, Math.round(km * 20) * 50)} m`
    : `${km < 9.95 ? km.toFixed(1) : Math.round(km)} km`
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
