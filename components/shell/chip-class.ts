/** A chip of the header: a figure that leads somewhere. */
export const chipClass =
  'figures inline-flex h-7 shrink-0 items-center gap-1.5 rounded-control border bg-panel px-2.5 max-narrow:px-2 whitespace-nowrap hover:bg-sunk pointer-coarse:h-9'
