'use client'

import { BrokenScreen, type Broken } from '../../components/ui/broken-screen.tsx'

/**
 * Shown for a screen that failed to render. The frame around it still works and leads to the other screens.
 */
export default function DeskScreenError(props: Broken) {
  return <BrokenScreen {...props} title="Couldn't show this screen" />
}
