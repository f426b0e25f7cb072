'use client'

import { Arrived } from '../../../components/shell/arrived.tsx'
import { BrokenScreen, type Broken } from '../../../components/ui/broken-screen.tsx'

/** The search screen could not be drawn; the address still holds the search. */
export default function FlightsError(props: Broken) {
  return (
    <>
      <Arrived />
      <BrokenScreen
        {...props}
        title="The flight search could not be shown"
        safe="Nothing was booked. The search is in the address and comes back with it."
      />
    </>
  )
}
