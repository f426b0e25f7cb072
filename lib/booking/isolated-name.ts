/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Whether a text has a part that is written from right to left. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text)
}

/**
 * A name such as `KELLER / ANNA` within a sentence that is plain text: each part has a direction of its own
 * where one is written from right to left. For titles and notices, never for text that is copied, sent or
 * stored.
 */
export function isolated(name: string): string {
  if (!hasRightToLeft(name)) return name
  return name
    .split(' / ')
    .map((part) => `\u2068${part}\u2069`)
    .join(' / ')
}
