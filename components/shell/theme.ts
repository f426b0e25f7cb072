/** The choices of the person menu, in the order shown. `system` follows the machine. */
export const THEMES = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'system', label: 'Match system' },
] as const

/** The browser storage key of the choice. It holds nothing personal. */
export const THEME_STORAGE_KEY = 'travel-desk-theme'
