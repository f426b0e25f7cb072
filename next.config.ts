import type { NextConfig } from 'next'

/**
 * The type of a route's answers, in advance: Next compresses only answers whose type was set before their
 * handler sets it (vercel/next.js#98007), and removes any coding that a handler applies itself. On a slow
 * line this is most of the time of a search.
 */
const typed = (value: string) => [{ key: 'content-type', value }]

/**
 * The desk's build. `cacheComponents` is off because every page has a fresh CSP nonce. Images are not
 * optimised on the server, because that would fetch and decode files that a supplier names.
 */
const config: NextConfig = {
  reactCompiler: true,
  typedRoutes: true,
  poweredByHeader: false,
  experimental: {
    // Trust rules: no action takes more than this.
    serverActions: { bodySizeLimit: '256kb' },
    // Written by builds after the first one (scripts/ensure/build.mjs).
    turbopackFileSystemCacheForBuild: process.env['BUILD_CACHE'] !== 'off',
    // Nothing reads them: no program is started with source maps.
    turbopackSourceMaps: false,
  },
  // `fontverter` and `subset-font` read WebAssembly from their own folders.
  // `@opentelemetry/api` is the one that `desk/main.ts` has loaded.
  serverExternalPackages: [
    '@opentelemetry/api',
    'fontkit',
    'fontverter',
    'nodemailer',
    'pdfkit',
    'pg',
    'pino',
    'prom-client',
    'subset-font',
  ],
  // `npm run verify` and `npm test` check the types of both programs and the tests.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  headers: () =>
    Promise.resolve([
      ...[
        '/api/read/:path*',
        '/api/bookings/read/:path*',
        '/api/offers/:path*',
        '/api/flights/:path*',
        '/api/reference/:path*',
        '/api/map/:path*',
      ].map((source) => ({ source, headers: typed('application/json') })),
      {
        source: '/api/read/:path*',
        has: [{ type: 'header' as const, key: 'accept', value: 'text/event-stream' }],
        headers: typed('text/event-stream; charset=utf-8'),
      },
    ]),
}

export default config
