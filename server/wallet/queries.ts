import 'server-only'
import { after } from 'next/server'
import { statementQuery, type StatementQuery } from '../../lib/wallet/statement-query.ts'
import { forecastOf } from '../../lib/wallet/forecast.ts'
import type {
  StatementOrigin,
  StatementView,
  WalletTotals,
  WalletView,
} from '../../lib/wallet/wallet-view.ts'
import { refreshBookings, refreshLater, toRefresh } from '../booking/refresh.ts'
import type { StoredBooking } from '../booking/stored-row.ts'
import { desk, type Desk } from '../desk.ts'
import { officeConfig, serverNowOf, type OfficeConfig } from '../config/office-config.ts'
import { requireGrant } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { CopyOutcome } from '../statement/copy-statement.ts'
import { findTextOf, foundBy } from './find-text.ts'
import { keepTotals, keptTotals } from './kept-totals.ts'
import {
  countOf,
  endedLines,
  sumsOf,
  type MovementFilter,
  type MovementSource,
} from '../statement/movements.ts'
import { namedBookings, statementBooking } from './named-bookings.ts'
import { movingBookings, openHolds, refundsPending, shortBookings } from './open-money.ts'
import { copyPermitted, sourceOf } from '../statement/statement-source.ts'
import { copiedRange } from '../statement/stored-copy.ts'

/** The reading for the wallet page. */
export type WalletReading = ({ kind: 'read' } & WalletView) | { kind: 'session' }

const PER_PAGE = 50

/** The office's wallet and one page of its movements, newest first. */
export async function readWallet(params: URLSearchParams): Promise<WalletReading> {
  const gate = await requireGrant('signed_in')
  return gate.ok ? walletOf(desk(), gate.grant, statementQuery(params), after) : { kind: 'session' }
}

/**
 * The same, for a given grant.
 * @param later runs work after the answer has been sent
 */
export async function walletOf(
  here: Desk,
  grant: AnyGrant,
  query: StatementQuery = statementQuery(new URLSearchParams()),
  later: (work: () => Promise<void>) => void = () => undefined,
): Promise<WalletReading> {
  const [config, copied] = await Promise.all([officeConfig(here, grant), copyPermitted(here, grant)])
  if (config.kind === 'session' || copied.kind === 'session') return { kind: 'session' }
  const serverNow = serverNowOf(here, config)
  const { totals, source, origin } = await foundation(here, grant, config, copied)
  const waiting = await readMoving(here, grant, serverNow, origin.kind === 'own')
  if (waiting.length > 0) later(() => refreshLater(here, grant, waiting, serverNow))
  const open = await openHolds(here, grant, source)
  const [statement, shorts, pending] = await Promise.all([
    readStatement(here, grant, { source, origin, query, openCount: open.openCount }),
    shortBookings(here, grant, serverNow),
    refundsPending(here, grant),
  ])
  return {
    kind: 'read',
    totals,
    forecast: totals && forecastOf({ now: serverNow, ...totals, holds: open.holds, shorts }),
    shorts,
    refundsPending: pending,
    office: { name: grant.officeName, id: grant.officeId.slice(grant.officeId.indexOf(':') + 1) },
    statement,
    rereading: waiting.length > 0,
    serverNow,
  }
}

/** The totals of the page and the source of its movements; stores the totals that were just read. */
async function foundation(
  here: Desk,
  grant: AnyGrant,
  config: OfficeConfig,
  copied: CopyOutcome,
): Promise<{ totals: WalletTotals | null; source: MovementSource; origin: StatementOrigin }> {
  const isRead = config.kind === 'read'
  const isCopied = copied.kind === 'copied'
  if (isRead || isCopied) {
    const wallet = isRead ? config.wallet : null
    await keepTotals(here, grant.officeId, { officeAt: serverNowOf(here, config), wallet, copied: isCopied })
  }
  const [stored, range] = await Promise.all([
    keptTotals(here, grant.officeId),
    copiedRange(here, grant.officeId),
  ])
  const totals = isRead
    ? { ...config.wallet, availableCents: config.wallet.spendableCents, asOf: null }
    : stored.totals
  return { totals, ...sourceOf(grant, copied, range, stored.copiedAt) }
}

/**
 * Reads bookings again whose stored state is certainly out of date, because their deadline has passed.
 * @param all whether those that were not read recently are needed at once too: without a statement their rows
 * are all that is known
 * @returns those that should be read after the answer
 */
async function readMoving(
  here: Desk,
  grant: AnyGrant,
  serverNow: string,
  all: boolean,
): Promise<StoredBooking[]> {
  const { due, stale } = toRefresh(here, await movingBookings(here, grant), new Date(serverNow))
  await refreshBookings(here, grant, all ? [...due, ...stale] : due, serverNow)
  return all ? [] : stale
}

async function readStatement(
  here: Desk,
  grant: AnyGrant,
  input: { source: MovementSource; origin: StatementOrigin; query: StatementQuery; openCount: number },
): Promise<StatementView> {
  const { source, origin, query } = input
  const find = findTextOf(here, grant.officeId, query)
  const filter: MovementFilter = { ...query, found: await foundBy(here, grant, find) }
  const [{ rowCount, shownCount, sums }, range] = await Promise.all([
    sumsOf(here, source, filter),
    copiedRange(here, grant.officeId),
  ])
  // Ordinals count the copied movements, the missing ones too.
  const totalCount = source.kind === 'copy' ? range.to : await countOf(here, source)
  const pageCount = Math.max(1, Math.ceil(rowCount / PER_PAGE))
  const page = Math.min(query.page, pageCount)
  const lines = await endedLines(here, source, filter, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
  const bookings = await namedBookings(
    here,
    grant,
    lines.map(({ reference }) => reference),
  )
  const rows = lines.map((line) => {
    const row = bookings.get(line.reference ?? '')
    return { ...line, booking: row ? statementBooking(here, row) : null }
  })
  const missingCount = source.kind === 'copy' ? Math.max(0, range.from - 1) : 0
  return {
    origin,
    query: { ...query, page },
    find,
    rows,
    page,
    pageCount,
    shownCount,
    totalCount,
    openCount: input.openCount,
    missingCount,
    sums,
  }
}
