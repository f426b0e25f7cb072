import { Hono, type Context } from 'hono'
import type { z } from 'zod'
import { isDatabaseLost, LOST_RETRY_SECONDS } from '../../database/lost.ts'
import { BodyTooLarge, readText } from '../http/body.ts'
import { fieldMessage } from '../http/field-message.ts'
import type { Services } from '../services.ts'
import { advanceClock } from './advance-clock.ts'
import { arm, armedOf, disarm } from '../domain/sandbox/armed.ts'
import {
  ALL_OFFICES,
  advanceBody,
  armBody,
  disarmBody,
  expireBody,
  faultBody,
  faultRemovalBody,
  faultsBody,
  mintBody,
  MOST_FAULTS,
  openBody,
  resetBody,
} from './bodies.ts'
import { armedText, describeSandbox } from './describe-sandbox.ts'
import { expireSessions } from './expire-sessions.ts'
import type { Faults } from './faults.ts'
import { mintOffice } from './mint-office.ts'
import { openSandboxSession } from './open-session.ts'
import { resetOffices } from './reset-office.ts'
import { sandboxOffice } from './sandbox-office.ts'

/**
 * The sandbox's control plane: clock, offices, scenarios, faults, reset. Bodies are JSON; the answer is 200,
 * or a 4xx with `{error}` that names the field. No contract document describes it
 * (docs/gateway-differences.md).
 */
export function controlRoutes(services: Services, faults: Faults): Hono {
  const app = new Hono({ strict: false })
  app.use(async (c, next) => (isForeign(c.req.raw.headers) ? c.json({ error: FOREIGN }, 403) : next()))
  app.get('/', async (c) => c.json(await describeSandbox(services, faults, c.req.query('office') ?? null)))
  app.post('/offices', (c) =>
    parsed(c, mintBody, async ({ name, balance, users }) =>
      c.json(await mintOffice(services, { name: name ?? null, seedCents: balance, users })),
    ),
  )
  app.post('/clock/advance', (c) =>
    parsed(c, advanceBody, (body) =>
      inOffice(c, services, body.office, async (officeId) => {
        const { now, ran } = await advanceClock(services, { seconds: body.seconds, officeId })
        return c.json({ now: now.toISOString(), ran })
      }),
    ),
  )
  app.post('/sessions/open', (c) =>
    parsed(c, openBody, async (person) => {
      const sessionId = await openSandboxSession(services, person)
      return sessionId === null
        ? c.json({ error: 'userName: the office has no such person in the sandbox' }, 404)
        : c.json({ SessionId: sessionId })
    }),
  )
  app.post('/sessions/expire', (c) =>
    parsed(c, expireBody, async (wanted) => c.json({ expired: await expireSessions(services, wanted) })),
  )
  app.post('/arm', (c) =>
    parsed(c, armBody, ({ scenario, office, times }) =>
      inOffice(c, services, office, async (officeId) => {
        if (officeId !== null) await arm(services.db, { officeId, scenario, times })
        return c.json({ armed: (await armedOf(services.db, officeId)).map(armedText) })
      }),
    ),
  )
  app.post('/disarm', (c) =>
    parsed(c, disarmBody, ({ scenario, office }) =>
      inOffice(c, services, office, async (officeId) => {
        if (officeId !== null) await disarm(services.db, { officeId, scenario })
        return c.json({ armed: (await armedOf(services.db, officeId)).map(armedText) })
      }),
    ),
  )
  app.post('/faults', (c) =>
    parsed(c, faultsBody, async (list) => {
      await faults.replace(list)
      return c.json({ faults: await faults.all() })
    }),
  )
  // One at a time, so that two people do not overwrite each other's.
  app.post('/faults/add', (c) =>
    parsed(c, faultBody, async (fault) => {
      const isSet = await faults.add(fault, MOST_FAULTS)
      return isSet
        ? c.json({ faults: await faults.all() })
        : c.json({ error: `at most ${MOST_FAULTS} faults` }, 400)
    }),
  )
  app.post('/faults/remove', (c) =>
    parsed(c, faultRemovalBody, async ({ id }) => {
      await faults.remove(id)
      return c.json({ faults: await faults.all() })
    }),
  )
  app.post('/reset', (c) =>
    parsed(c, resetBody, (body) =>
      inOffice(c, services, body.office === ALL_OFFICES ? null : body.office, async (officeId) => {
        await resetOffices(services, officeId)
        if (officeId === null) await faults.replace([])
        return c.json({})
      }),
    ),
  )
  app.notFound((c) => c.json({ error: 'no such call of the control plane' }, 404))
  app.onError((error, c) => {
    if (error instanceof BodyTooLarge) return c.json({ error: error.message }, 413, { connection: 'close' })
    services.log.error({ err: error }, 'the control plane failed')
    if (isDatabaseLost(error)) {
      const retry = { 'retry-after': String(LOST_RETRY_SECONDS) }
      return c.json({ error: 'the database is away' }, 503, retry)
    }
    return c.json({ error: 'the control plane failed' }, 500)
  })
  return app
}

const FOREIGN = 'the control plane takes no call from a page of another site'

/** Whether a browser sends this call for a page of another site (Fetch Metadata; Origin). */
function isForeign(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site') ?? 'none'
  if (site !== 'none' && site !== 'same-origin') return true
  const origin = headers.get('origin')
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== headers.get('host'))
}

/** Parses a JSON body; an empty body is `{}`. */
async function parsed<S extends z.ZodType>(
  c: Context,
  schema: S,
  act: (body: z.infer<S>) => Response | Promise<Response>,
): Promise<Response> {
  const text = await readText(c.req.raw)
  // A form of another site cannot send this content type unasked.
  if (text !== '' && !/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    return c.json({ error: 'the content type must be application/json' }, 415)
  }
  let input: unknown
  try {
    input = text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    return c.json({ error: 'the body is not JSON' }, 400)
  }
  const body = schema.safeParse(input)
  return body.success ? act(body.data) : c.json({ error: fieldMessage(body.error, input) }, 400)
}

/**
 * Resolves the office that a body names; 404 when the sandbox has no office of that id. Null means all
 * offices.
 */
async function inOffice(
  c: Context,
  services: Services,
  named: string | null | undefined,
  act: (officeId: string | null) => Promise<Response>,
): Promise<Response> {
  if (named === null || named === undefined) return act(null)
  const office = await sandboxOffice(services.db, named)
  return office ? act(office.officeId) : c.json({ error: `office: the sandbox has no office ${named}` }, 404)
}
