import { Hono } from 'hono'
import { DatabaseUnwritable } from '../database/health.ts'
import { LOST_RETRY_SECONDS } from '../database/lost.ts'
import type { Life } from '../program/life.ts'
import { mayReadMetrics } from '../program/metrics-readers.ts'
import { controlRoutes } from './control/routes.ts'
import { createFaults } from './control/faults.ts'
import { createHandlers } from './families/handlers.ts'
import { docsRoutes } from './http/docs.ts'
import { createMetrics } from './http/metrics.ts'
import { createRouter } from './http/router.ts'
import { measureState } from './http/state-metrics.ts'
import type { Services } from './services.ts'

/**
 * The gateway as one function from request to response; both the ports and the tests call it. `peer` is the
 * address of the connection.
 */
export type Gateway = { fetch: (request: Request, peer?: string | null) => Promise<Response> }

const CONTROL = '/_sandbox'

/**
 * Assembles the gateway: the operations of the registry, health, metrics, the API reference and, in the
 * sandbox, the control plane.
 * @param life of the program; where there is none, as in tests, it is ready
 */
export function createGateway(services: Services, life?: Pick<Life, 'state'>): Gateway {
  const faults = createFaults(services.db)
  const metrics = createMetrics()
  measureState(metrics.registry, services, life)
  const route = createRouter(services, createHandlers(services), faults, metrics)
  const operational = new Hono()
  operational.get('/healthz', async (c) => {
    try {
      await services.checkStore()
      return c.json({ status: 'ok' })
    } catch (error) {
      const status = error instanceof DatabaseUnwritable ? error.message : 'the store does not answer'
      services.log.error({ err: error }, status)
      return c.json({ status }, 503, { 'retry-after': String(LOST_RETRY_SECONDS) })
    }
  })
  operational.get('/readyz', (c) => {
    const state = life?.state() ?? 'ready'
    return c.json({ status: state }, state === 'ready' ? 200 : 503)
  })
  operational.get('/metrics', async (c) =>
    c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType }),
  )
  operational.route('/', docsRoutes())
  // Mounted rather than merged with `route`, so that the control plane answers its own unknown paths in its
  // own format.
  const control = new Hono().mount(CONTROL, controlRoutes(services, faults).fetch)

  return {
    fetch: async (request, peer = null) => {
      const { pathname, host } = new URL(request.url)
      if (isOperational(pathname)) {
        const named = request.headers.get('host') ?? host
        const isShown = pathname !== '/metrics' || mayReadMetrics(services.settings.metrics, named)
        return isShown ? operational.fetch(request) : route(request)
      }
      if (services.settings.control && (pathname === CONTROL || pathname.startsWith(`${CONTROL}/`))) {
        // By host alone: the deprecated ways to choose an environment do not open the control plane.
        const named = services.settings.hosts.get((request.headers.get('host') ?? host).toLowerCase())
        if (named === 'sandbox') return control.fetch(request)
      }
      return route(request, peer)
    },
  }
}

function isOperational(pathname: string): boolean {
  return (
    pathname === '/healthz' ||
    pathname === '/readyz' ||
    pathname === '/metrics' ||
    pathname === '/docs' ||
    pathname.startsWith('/docs/') ||
    pathname.startsWith('/openapi/')
  )
}
