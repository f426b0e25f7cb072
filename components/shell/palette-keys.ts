import { earlyKeys } from '../../lib/keys/early-keys.ts'

/** What is typed between the palette's opening and its first drawing, while its code is loaded. */
export const paletteKeys = earlyKeys(() => window)
