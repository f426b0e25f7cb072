import type { NextConfig } from 'next'
import { DATA_POLICY, SECURITY_HEADERS } from './lib/security-headers.ts'

/**
 * The desk's build. `cacheComponents` is off because every page has a fresh CSP nonce. Images are not
 * optimised on the server, because that would fetch and decode files that a supplier names.
 */
const config: NextConfig = {
  reactCompiler: true,
  typedRoutes: true,
  poweredByHeader: false,
  // Trust rules: no action takes more than this.
  experimental: { serverActions: { bodySizeLimit: '256kb' } },
  serverExternalPackages: ['pdfkit', 'pg', 'pino'],
  // `npm run verify` and `npm test` check the types of both programs and the tests.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  headers: () =>
    Promise.resolve([
      // Large files of JSON: Next compresses the answer of a route handler only if its type is set here.
      ...['/api/reference/:file', '/api/map/area'].map((source) => ({
        source,
        headers: [{ key: 'content-type', value: 'application/json' }],
      })),
      // The read route, which bypasses the proxy.
      {
        source: '/api/read/:path*',
        headers: Object.entries({ ...SECURITY_HEADERS, 'content-security-policy': DATA_POLICY }).map(
          ([key, value]) => ({ key, value }),
        ),
      },
    ]),
}

export default config
