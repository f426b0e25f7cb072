import { Hono } from 'hono'
import { sql } from 'kysely'
import { controlRoutes } from './control/routes.ts'
import { createFaults } from './control/faults.ts'
import { createHandlers } from './families/handlers.ts'
import { docsRoutes } from './http/docs.ts'
import { environmentOf } from './http/environment.ts'
import { createMetrics } from './http/metrics.ts'
import { createRouter } from './http/router.ts'
import type { Services } from './services.ts'

/** The gateway as one function from request to response: ports and tests both call it. */
export type Gateway = { fetch: (request: Request) => Promise<Response> }

const CONTROL = '/_sandbox'

/**
 * Puts the gateway together: the registry's operations, and beside them health, metrics, the API reference and, in
 * the sandbox, the control plane.
 */
export function createGateway(services: Services): Gateway {
  const faults = createFaults()
  const metrics = createMetrics()
  const route = createRouter(services, createHandlers(services), faults, metrics)
  const beside = new Hono()
  beside.get('/healthz', async (c) => {
    try {
      await sql`select 1`.execute(services.db)
      return c.json({ status: 'ok' })
    } catch (error) {
      services.log.error({ err: error }, 'the store does not answer')
      return c.json({ status: 'the store does not answer' }, 503)
    }
  })
  beside.get('/metrics', async (c) =>
    c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType }),
  )
  beside.route('/', docsRoutes())
  // Mounted, not merged: what it does not know it answers itself, in its own words.
  const control = new Hono().mount(CONTROL, controlRoutes(services, faults).fetch)

  return {
    fetch: async (request) => {
      const { pathname, searchParams, host } = new URL(request.url)
      if (isBeside(pathname)) return beside.fetch(request)
      if (services.settings.control && (pathname === CONTROL || pathname.startsWith(`${CONTROL}/`))) {
        const named = environmentOf(
          services.settings.hosts,
          request.headers.get('host') ?? host,
          request.headers,
          searchParams,
        )
        if (named?.environment === 'sandbox') return control.fetch(request)
      }
      return route(request)
    },
  }
}

function isBeside(pathname: string): boolean {
  return (
    pathname === '/healthz' ||
    pathname === '/metrics' ||
    pathname === '/docs' ||
    pathname.startsWith('/docs/') ||
    pathname.startsWith('/openapi/')
  )
}
