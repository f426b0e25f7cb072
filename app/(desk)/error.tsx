'use client'

import { BrokenScreen, type Broken } from '../../components/ui/broken-screen.tsx'

/** A screen that could not be drawn; the frame around it stands, and leads to the others. */
export default function DeskScreenError(props: Broken) {
  return <BrokenScreen {...props} title="Couldn't show this screen" />
}
