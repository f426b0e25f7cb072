import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { isTracing } from '../telemetry/spans.ts'
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

const SANS_ADDRESS = new URL('./fonts/geist-latin.woff2', import.meta.url).pathname
const MONO_ADDRESS = new URL('./fonts/geist-mono-latin.woff2', import.meta.url).pathname

/**
 * React keeps in `$RT` when it painted placeholders, and shows what replaces them 300 ms later at the
 * earliest, even a page that came in the same document. Where `$RT` is no number, it shows the page with the
 * next frame. If React ever renames it, pages are shown 300 ms later again and nothing else changes.
 */
const SHOW_PAGES_AT_ONCE = `Object.defineProperty(window,'$RT',{get(){},set(){}})`

/** The document around every page. The proxy sets the nonce; a page made by the build has none. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <FontInAdvance address={SANS_ADDRESS} />
        {/* Phones show no key caps, and most of their screens no code. */}
        <FontInAdvance address={MONO_ADDRESS} media="not all and (pointer: coarse)" />
        <script nonce={nonce} suppressHydrationWarning>
          {SHOW_PAGES_AT_ONCE}
        </script>
      </head>
      <body>
        <Providers nonce={nonce} keepsTraces={isTracing()}>
          {children}
        </Providers>
      </body>
    </html>
  )
}

/** Loads a typeface with the page, before its styles ask for it. */
function FontInAdvance({ address, media }: { address: string; media?: string }) {
  return (
    <link rel="preload" as="font" type="font/woff2" href={address} crossOrigin="anonymous" media={media} />
  )
}
