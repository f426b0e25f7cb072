'use client'

import { BrokenScreen, type Broken } from '../components/ui/broken-screen.tsx'
import './globals.css'

/**
 * Shown if the desk itself failed to render. It is a whole document, without the providers that may have
 * failed.
 */
export default function GlobalError(props: Broken) {
  return (
    <html lang="en">
      <body>
        <title>Travel Desk</title>
        <BrokenScreen {...props} title="Couldn't show the desk" />
      </body>
    </html>
  )
}
