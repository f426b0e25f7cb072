'use client'

import { BrokenScreen, type Broken } from '../components/ui/broken-screen.tsx'
import './globals.css'

/** The desk itself could not be drawn: a document of its own, without the providers that may have failed. */
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
