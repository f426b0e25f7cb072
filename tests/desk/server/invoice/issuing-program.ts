import { randomUUID } from 'node:crypto'
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import path from 'node:path'

// A program of its own that issues invoices without end, several at once, until it is killed. It sends its
// parent the number of each one that was answered. `issuing-program.ts COOKIE INSTANT`, with the settings of
// a desk in its environment.

const setup = (name: string) => pathToFileURL(path.join(import.meta.dirname, '../../../setup', name)).href
const standIns: Readonly<Record<string, string>> = {
  'server-only': setup('server-only.ts'),
  'next/headers': setup('next-headers.ts'),
  'next/server': setup('next-server.ts'),
}
registerHooks({
  resolve: (specifier, context, next) => next(standIns[specifier] ?? specifier, context),
})

const { makeDesk } = await import('../../../../server/desk.ts')
const { issueLines } = await import('../../../../server/invoice/issue.ts')
const { grantFor } = await import('../../../../server/session/gate.ts')
const { readSettings } = await import('../../../../server/settings.ts')
const { NO_BUYER } = await import('../../../../lib/invoice/invoice.ts')
const { clientPrice } = await import('../../../../lib/money.ts')

/** How many invoices are under way at once. */
const AT_ONCE = 4

const [cookie = '', now = ''] = process.argv.slice(2)
// Without the booking service the desk's own clock gives the time of an invoice.
const away = () => Promise.reject(new TypeError('fetch failed'))
const desk = makeDesk(
  readSettings(process.env),
  { now: () => new Date(now) },
  { fetch: away, retryDelay: () => 0 },
)
const gate = await grantFor(desk, cookie, 'signed_in', 'request-of-a-program')
if (!gate.ok) throw new Error(gate.refusal.code)
const { grant } = gate

async function issueWithoutEnd(): Promise<never> {
  for (;;) {
    const outcome = await issueLines(desk, grant, {
      formId: randomUUID(),
      buyer: { ...NO_BUYER, name: 'Keller GmbH' },
      lines: [
        {
          reference: `PO-${randomUUID()}`,
          kind: 'air',
          title: 'Flights: LHR – AMS',
          detail: 'Anna Keller',
          totalCents: clientPrice(12_345, 0),
          taxCents: null,
        },
      ],
    })
    if (outcome.kind !== 'issued') throw new Error(JSON.stringify(outcome))
    process.send?.(outcome.number)
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, issueWithoutEnd))
