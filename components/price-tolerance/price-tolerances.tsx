'use client'

import { createContext, use, type ReactNode } from 'react'
import type { PriceTolerances } from '../../lib/booking/price-tolerance.ts'

const Tolerances = createContext<PriceTolerances>({ agent: null, office: null })

/** Gives the screens the limits of the person who is signed in. */
export function PriceTolerancesProvider(props: { tolerances: PriceTolerances; children: ReactNode }) {
  return <Tolerances value={props.tolerances}>{props.children}</Tolerances>
}

/** By how much a price may rise for this person: their own limit and that of the office. */
export function usePriceTolerances(): PriceTolerances {
  return use(Tolerances)
}
