declare module 'opencc-js/dict/TSCharacters' {
  /** Pairs of characters, `traditional simplified`, with a bar between them. */
  const pairs: string
  export { pairs as default }
}
