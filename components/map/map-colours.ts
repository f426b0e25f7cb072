/**
 * Colours of the basemap. The map library cannot read oklch, so the theme's colours are repeated here in hex.
 */
export type MapColours = {
  land: string
  water: string
  lived: string
  border: string
  ring: string
  text: string
  halo: string
}

/** Pale land, blue water, thin lines, so that the pins stand out. */
export const MAP_COLOURS: Readonly<Record<'light' | 'dark', MapColours>> = {
  light: {
    land: '#f0f2f5',
    water: '#dcedfb',
    lived: '#d9dee5',
    border: '#b9c1cb',
    ring: '#b4bdc8',
    text: '#5b6673',
    halo: '#f6f8fa',
  },
  dark: {
    land: '#1c2129',
    water: '#13283a',
    lived: '#2d3540',
    border: '#4a5462',
    ring: '#465160',
    text: '#9aa5b3',
    halo: '#171b22',
  },
}
