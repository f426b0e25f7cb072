import type { NextConfig } from 'next'
import { DATA_POLICY, SECURITY_HEADERS } from './lib/security-headers.ts'

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
  // The door for reads, which the proxy leaves alone.
  headers: () =>
    Promise.resolve([
      {
        source: '/api/read/:path*',
        headers: Object.entries({ ...SECURITY_HEADERS, 'content-security-policy': DATA_POLICY }).map(
          ([key, value]) => ({ key, value }),
        ),
      },
    ]),
}

export default config
