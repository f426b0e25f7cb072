import { earlyKeys } from '../../lib/keys/early-keys.ts'

/** What is typed between the palette's opening and its first drawing, while its code is loaded. */
export const paletteKeys = earlyKeys(() => window)

/** Takes it: the text, and whether Enter has chosen what is found for it. */
export function takePaletteKeys(): { text: string; entered: boolean } {
  let text = ''
  let stroke = paletteKeys.next()
  for (; stroke !== undefined && stroke.key !== 'Enter'; stroke = paletteKeys.next()) {
    if (stroke.key.length === 1) text += stroke.key
  }
  paletteKeys.end()
  return { text, entered: stroke?.key === 'Enter' }
}
