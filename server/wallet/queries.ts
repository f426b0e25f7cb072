import 'server-only'
import { centsOfUsd } from '../../lib/money.ts'
import type { WalletView } from '../../lib/wallet/wallet-view.ts'
import { settlementsOf } from '../booking/settlements.ts'
import { desk, type Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { isSessionLost } from '../gateway-client/outcome.ts'
import { officeConfig, serverNowOf } from '../office/office-config.ts'
import { requireGrant } from '../session/gate.ts'
import type { Grant } from '../session/grant.ts'

/** What the wallet page reads. */
export type WalletReading = ({ kind: 'read' } & WalletView) | { kind: 'session' }

const PER_PAGE = 50

/** The office's wallet and one page of its movements, newest first. Pages count from 1. */
export async function readWallet(page: number): Promise<WalletReading> {
  const gate = await requireGrant('activity_config')
  if (!gate.ok && gate.refusal.code !== 'NotPermitted') return { kind: 'session' }
  const here = desk()
  if (!gate.ok) {
    const statement = { kind: 'not-supplied', permissionMissing: true } as const
    return { kind: 'read', serverNow: here.clock.now().toISOString(), wallet: null, statement }
  }
  return walletOf(here, gate.grant, page)
}

/** The same, for a given grant. */
export async function walletOf(
  here: Desk,
  grant: Grant<'activity_config'>,
  page: number,
): Promise<WalletReading> {
  const [config, statement] = await Promise.all([
    officeConfig(here, grant),
    callAs(here, grant, 'wallet.statement', { Page: page, PerPage: PER_PAGE }),
  ])
  if (config.kind === 'session' || isSessionLost(statement)) return { kind: 'session' }
  return {
    kind: 'read',
    serverNow: serverNowOf(here, config),
    wallet: config.kind === 'read' ? config.wallet : null,
    statement: await withSettlements(here, grant, statementOf(statement)),
  }
}

/** Refunds with the figures that the booking's page and the list show. */
async function withSettlements(
  here: Desk,
  grant: Grant<'activity_config'>,
  statement: WalletView['statement'],
): Promise<WalletView['statement']> {
  if (statement.kind !== 'supplied') return statement
  const refunds = statement.entries.flatMap(({ kind, reference }) =>
    kind === 'refund' && reference !== null ? [reference] : [],
  )
  const settled = await settlementsOf(here, grant.officeId, refunds)
  const entries = statement.entries.map((entry) =>
    entry.kind === 'refund' ? { ...entry, settlement: settled.get(entry.reference ?? '') ?? null } : entry,
  )
  return { ...statement, entries }
}

function statementOf(
  outcome: Awaited<ReturnType<typeof callAs<'wallet.statement'>>>,
): WalletView['statement'] {
  if (outcome.kind === 'unknown') return { kind: 'unavailable' }
  if (outcome.kind === 'refused') {
    return { kind: 'not-supplied', permissionMissing: outcome.code === 'Err0101006' }
  }
  const { Entries, Meta } = outcome.data
  return {
    kind: 'supplied',
    entries: Entries.map((entry) => ({
      id: entry.Id,
      at: new Date(entry.At).toISOString(),
      kind: entry.Kind,
      amountCents: centsOfUsd(entry.Amount),
      balanceCents: centsOfUsd(entry.Balance),
      heldCents: centsOfUsd(entry.Held),
      reference: entry.Reference,
      family: entry.Family,
      settlement: null,
    })),
    page: Meta.Page,
    pageCount: Meta.PageCount,
    total: Meta.Total,
  }
}
