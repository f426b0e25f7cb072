import 'server-only'
import { z } from 'zod'
import { gatewayFetch } from './gateway-fetch.ts'
import type { Fetch } from './send.ts'

/** The outcome of a call of the control plane. */
export type ControlOutcome<T> =
  | { kind: 'ok'; data: T }
  /** This booking service has no control plane, or none that the desk understands. */
  | { kind: 'none' }
  /** The booking service did not answer in time, or the connection broke. */
  | { kind: 'away' }
  /** The booking service refused, and says why. */
  | { kind: 'refused'; message: string }

const text = z.string().max(500)
const instant = z.iso.datetime().max(40)

/** Where a scenario happens; the other fields depend on the kind (`scenarios` of its record). */
const target = z.looseObject({ kind: text })

const armed = z.object({ scenario: text, office: text, times: z.int().min(0) })

const fault = z.object({
  id: text.optional(),
  operation: text,
  kind: text,
  ms: z.number().optional(),
  status: z.int().optional(),
  times: z.int().optional(),
  struck: z.int().optional(),
})

/** The sandbox as its control plane describes it. Fields beyond the first version are optional. */
const sandbox = z.object({
  now: instant,
  offices: z.array(
    z.object({ officeId: text, name: text, now: instant, aheadSeconds: z.number().optional() }),
  ),
  scenarios: z
    .array(
      z.object({
        id: text,
        trigger: text,
        effect: text,
        steps: text.optional(),
        family: text.optional().catch(undefined),
        title: text.optional(),
        target: target.optional().catch(undefined),
      }),
    )
    .max(500),
  armed: z.array(armed).max(10_000),
  faults: z.array(fault).max(1000),
})

export type Sandbox = z.infer<typeof sandbox>

/** A fault as a person sets one. */
export type WantedFault = { operation: string; kind: string; ms?: number; status?: number; times?: number }

const advanced = z.object({
  now: instant,
  ran: z.array(z.object({ kind: text, subject: text })).max(100_000),
})

const opened = z.object({ SessionId: text.min(1) })

/**
 * The control plane of a sandbox (`/_sandbox`): no contract document describes it, and another booking
 * service may have none. It is told the office and never the SessionId.
 */
export type ControlPlane = {
  describe: (officeId: string) => Promise<ControlOutcome<Sandbox>>
  advance: (officeId: string, seconds: number) => Promise<ControlOutcome<z.infer<typeof advanced>>>
  arm: (officeId: string, scenario: string) => Promise<ControlOutcome<unknown>>
  disarm: (officeId: string, scenario: string) => Promise<ControlOutcome<unknown>>
  addFault: (fault: WantedFault) => Promise<ControlOutcome<unknown>>
  removeFault: (id: string) => Promise<ControlOutcome<unknown>>
  clearFaults: () => Promise<ControlOutcome<unknown>>
  openSession: (officeId: string, userName: string) => Promise<ControlOutcome<z.infer<typeof opened>>>
  expireSessions: (officeId: string, userName: string) => Promise<ControlOutcome<unknown>>
  reset: (officeId: string) => Promise<ControlOutcome<unknown>>
}

const READ_MILLISECONDS = 5_000
/** A day may have thousands of jobs. */
const ACT_MILLISECONDS = 30_000
const MOST_BYTES = 2_000_000

/** @param base base address of the sandbox's booking service, without a trailing slash */
export function controlPlane(base: string, fetch: Fetch = gatewayFetch): ControlPlane {
  const ask = <T>(path: string, schema: z.ZodType<T>, body?: unknown) =>
    callControlPlane(fetch, `${base}/_sandbox${path}`, schema, body)
  const done = z.looseObject({})
  return {
    describe: (office) => ask(`?${new URLSearchParams({ office })}`, sandbox),
    advance: (office, seconds) => ask('/clock/advance', advanced, { office, seconds }),
    arm: (office, scenario) => ask('/arm', done, { office, scenario }),
    disarm: (office, scenario) => ask('/disarm', done, { office, scenario }),
    addFault: (wanted) => ask('/faults/add', done, wanted),
    removeFault: (id) => ask('/faults/remove', done, { id }),
    clearFaults: () => ask('/faults', done, []),
    openSession: (officeId, userName) => ask('/sessions/open', opened, { officeId, userName }),
    expireSessions: (officeId, userName) => ask('/sessions/expire', done, { officeId, userName }),
    reset: (office) => ask('/reset', done, { office }),
  }
}

const refusal = z.object({ error: z.string().min(1).max(500) })

async function callControlPlane<T>(
  fetch: Fetch,
  url: string,
  schema: z.ZodType<T>,
  body: unknown,
): Promise<ControlOutcome<T>> {
  const isRead = body === undefined
  let status: number
  let answer: string
  try {
    const response = await fetch(url, {
      method: isRead ? 'GET' : 'POST',
      headers: isRead
        ? { accept: 'application/json' }
        : { accept: 'application/json', 'content-type': 'application/json' },
      body: isRead ? null : JSON.stringify(body),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(isRead ? READ_MILLISECONDS : ACT_MILLISECONDS),
    })
    status = response.status
    answer = await response.text()
  } catch {
    // Whatever broke: nothing is known of its effect, and the page says that nothing answered.
    return { kind: 'away' }
  }
  if (answer.length > MOST_BYTES) return { kind: 'none' }
  const json = parsed(answer)
  const result = schema.safeParse(json)
  if (status === 200 && result.success) return { kind: 'ok', data: result.data }
  if (status >= 500) return { kind: 'away' }
  // A service without a control plane answers an unknown address in its own way, never with this object.
  const refused = refusal.safeParse(json)
  return refused.success && status >= 400
    ? { kind: 'refused', message: refused.data.error }
    : { kind: 'none' }
}

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer)
  } catch {
    // HTML, or nothing: no control plane of ours.
    return undefined
  }
}
