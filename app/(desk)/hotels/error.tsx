'use client'

import { BrokenScreen, type Broken } from '../../../components/ui/broken-screen.tsx'

/** The search screen could not be drawn; the address still holds the search. */
export default function HotelsError(props: Broken) {
  return (
    <BrokenScreen
      {...props}
      title="Couldn't show the hotel search"
      safe="Nothing was booked. Your search is still in the address bar."
    />
  )
}
