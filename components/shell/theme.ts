/** The themes in the order of the user menu. `system` follows the operating system. */
export const THEMES = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'system', label: 'Match system' },
] as const

/** The local storage key of the theme. It holds nothing personal. */
export const THEME_STORAGE_KEY = 'travel-desk-theme'
