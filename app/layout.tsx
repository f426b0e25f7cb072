import type { Metadata, Viewport } from 'next'
import { GeistSans } from 'geist/font/sans'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Providers } from '../components/shell/providers.tsx'
import './globals.css'

export const metadata: Metadata = {
  title: { default: 'Travel Desk', template: '%s · Travel Desk' },
  description: 'Flights, hotels and activities for travel agents',
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icons/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/icons/apple-touch-icon.png',
  },
  manifest: '/manifest.webmanifest',
  robots: { index: false, follow: false },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f9fafb' },
    { media: '(prefers-color-scheme: dark)', color: '#0d1015' },
  ],
}

/**
 * The file of the codes' typeface (`globals.css`). Phones show no key caps, and most of their screens no
 * code, so touch screens do not load it in advance; `geist/font/mono` would do so everywhere.
 */
const MONO_ADDRESS = new URL(
  '../node_modules/geist/dist/fonts/geist-mono/GeistMono-Variable.woff2',
  import.meta.url,
).pathname

/** The document around every page. The proxy sets the nonce; a page made by the build has none. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <html lang="en" suppressHydrationWarning className={GeistSans.variable}>
      <head>
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={MONO_ADDRESS}
          crossOrigin="anonymous"
          media="not all and (pointer: coarse)"
        />
      </head>
      <body>
        <Providers nonce={nonce}>{children}</Providers>
      </body>
    </html>
  )
}
