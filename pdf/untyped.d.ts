declare module 'linebreak' {
  /** Where lines of a text may end (UAX #14); null after the last. */
  class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
  export = LineBreaker
}

declare module 'fontverter' {
  /** A font file in another format. */
  export function convert(file: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>
}
