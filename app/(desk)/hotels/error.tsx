'use client'

import { BrokenScreen, type Broken } from '../../../components/ui/broken-screen.tsx'

/** Shown if the search screen failed to render. The address still contains the search. */
export default function HotelsError(props: Broken) {
  return (
    <BrokenScreen
      {...props}
      title="Couldn't show the hotel search"
      safe="Nothing was booked. Your search is still in the address bar."
    />
  )
}
