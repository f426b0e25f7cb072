'use client'

import { BrokenScreen, type Broken } from '../components/ui/broken-screen.tsx'

/** Shown if the desk's frame, or a screen outside of it, failed to render. */
export default function ScreenError(props: Broken) {
  return <BrokenScreen {...props} title="Couldn't show this screen" />
}
