import type { ReactNode } from 'react'

/** Something to find by typing. */
export type ComboboxOption = {
  id: string
  label: string
  /** Grey beside the label: the country, the city. */
  detail?: string
  /** Monospaced at the right: an IATA code. */
  code?: string
  /** Small and grey at the right: what kind of thing it is. */
  note?: string
  /** Options of one group stand together under its name, in the order given. */
  group?: string
  icon?: ReactNode
}
