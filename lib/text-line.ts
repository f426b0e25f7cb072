/**
 * One line of a supplier's text, as the server has read it out of HTML or of plain lines. It is shown as
 * text: nothing makes HTML of it.
 */
export type TextLine = {
  kind: 'heading' | 'item' | 'text'
  runs: readonly { text: string; strong: boolean }[]
}

/** The words of a line without their form. */
export function lineText({ runs }: TextLine): string {
  return runs.map(({ text }) => text).join('')
}
