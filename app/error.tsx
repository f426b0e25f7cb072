'use client'

import { BrokenScreen, type Broken } from '../components/ui/broken-screen.tsx'

/** A screen outside the desk's frame, or the frame itself, that could not be drawn. */
export default function ScreenError(props: Broken) {
  return <BrokenScreen {...props} title="Couldn't show this screen" />
}
