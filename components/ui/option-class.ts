/** The classes of a row in a popup list: select, combobox, menu and palette look the same. */
export const optionClass =
  'flex min-h-8 items-center gap-2.5 rounded-pill px-2.5 py-1 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-accent-soft data-highlighted:text-ink pointer-coarse:min-h-10'
