'use client'

import { createContext, use, type ReactNode } from 'react'

const CostCentres = createContext<readonly string[]>([])

/** Gives the screens the office's list of cost centres. */
export function CostCentresProvider(props: { costCentres: readonly string[]; children: ReactNode }) {
  return <CostCentres value={props.costCentres}>{props.children}</CostCentres>
}

/** What the office counts its bookings for; empty where it has no list, and nothing is asked then. */
export function useCostCentres(): readonly string[] {
  return use(CostCentres)
}
