import type { NextConfig } from 'next'

/**
 * The desk's build. No `cacheComponents`: every page carries a fresh CSP nonce. Images are never optimised on the
 * server: that would fetch and decode what a supplier names.
 */
const config: NextConfig = {
  reactCompiler: true,
  typedRoutes: true,
  poweredByHeader: false,
  serverExternalPackages: ['pdfkit', 'pg', 'pino'],
  // Types are checked once, over both programs and the tests, by `npm run verify` and `npm test`.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
}

export default config
