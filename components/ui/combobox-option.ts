import type { ReactNode } from 'react'

/** Something to find by typing. */
export type ComboboxOption = {
  id: string
  label: string
  /** Grey beside the label: the country, the city. */
  detail?: string
  /** Monospaced at the right: an IATA code. */
  code?: string
  /** Options of one group stand together under its name, in the order given. */
  group?: string
  icon?: ReactNode
}
