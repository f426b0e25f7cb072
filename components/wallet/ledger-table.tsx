import type { Route } from 'next'
import Link from 'next/link'
import type { WalletEntryKind } from '../../contract/wallet/entry-kinds.ts'
import { MONTHS } from '../../lib/dates.ts'
import { formatCents } from '../../lib/money.ts'
import type { WalletLine, WalletView } from '../../lib/wallet/wallet-view.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import { plural } from '../../lib/plural.ts'

type Statement = Extract<WalletView['statement'], { kind: 'supplied' }>

const KINDS: Readonly<
  Record<WalletEntryKind, { word: string; tone: 'held' | 'run' | 'ok' | 'bad' | 'off' }>
> = {
  seed: { word: 'Opening', tone: 'off' },
  hold: { word: 'Held', tone: 'held' },
  release: { word: 'Released', tone: 'off' },
  charge: { word: 'Charged', tone: 'ok' },
  refund: { word: 'Refund', tone: 'run' },
  credit: { word: 'Credit', tone: 'run' },
}

/** The movements, newest first, each with the balance after it; a reference links to its booking. */
export function LedgerTable({ statement }: { statement: Statement }) {
  if (statement.entries.length === 0) {
    return <p className="card px-5 py-8 text-center text-ink2">No movements yet.</p>
  }
  return (
    <>
      <div className="card overflow-x-auto" tabIndex={0} role="region" aria-label="Statement">
        <table className="figures w-full border-collapse">
          <thead className="bg-sunk text-12 text-ink2">
            <tr>
              <Head>Time, UTC</Head>
              <Head>Kind</Head>
              <Head>Reference</Head>
              <Head right>Amount</Head>
              <Head right wideOnly>
                Balance
              </Head>
              <Head right wideOnly>
                Held
              </Head>
            </tr>
          </thead>
          <tbody>
            {statement.entries.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      <Pages statement={statement} />
    </>
  )
}

/** The balance after each movement is hidden on a phone, so that the amounts fit. */
const WIDE_ONLY = 'max-narrow:hidden'

function Head({ children, right, wideOnly }: { children: string; right?: boolean; wideOnly?: boolean }) {
  const side = right ? 'text-right' : 'text-left'
  return (
    <th
      scope="col"
      className={`px-4 py-2 font-normal whitespace-nowrap max-narrow:px-2 ${side} ${wideOnly ? WIDE_ONLY : ''}`}
    >
      {children}
    </th>
  )
}

function Line({ line }: { line: WalletLine }) {
  const { word, tone } = KINDS[line.kind]
  return (
    <tr className="border-t">
      <td className="px-4 py-2.5 text-ink2 max-narrow:px-2 narrow:whitespace-nowrap">
        <time dateTime={line.at}>{instantWords(line.at)}</time>
      </td>
      <td className="px-4 py-2.5 max-narrow:px-2">
        <StatusPill tone={tone}>{word}</StatusPill>
      </td>
      <td className="px-4 py-2.5 max-narrow:px-2">
        {line.reference === null ? (
          <span className="text-ink3">none</span>
        ) : (
          <Link href={`/bookings/${encodeURIComponent(line.reference)}` as Route} className="code underline">
            {line.reference}
          </Link>
        )}
      </td>
      <td className="px-4 py-2.5 text-right font-medium max-narrow:px-2">
        <Amount line={line} />
        {line.kind === 'refund' && <Settled settlement={line.settlement} />}
      </td>
      <td className={`px-4 py-2.5 text-right ${WIDE_ONLY}`}>{formatCents(line.balanceCents)}</td>
      <td className={`px-4 py-2.5 text-right text-ink2 ${WIDE_ONLY}`}>{formatCents(line.heldCents)}</td>
    </tr>
  )
}

/** The charge that a refund belongs to, and the fee that was kept of it. */
function Settled({ settlement }: Pick<WalletLine, 'settlement'>) {
  const known = (cents: number | null | undefined) => (cents == null ? 'not known' : formatCents(cents))
  return (
    <span className="block text-12 font-normal text-ink2">
      <span className="block">
        of {known(settlement?.chargedCents)}
        <span className="max-narrow:hidden"> charged</span>
      </span>
      <span className="block">fee {known(settlement?.feeCents)}</span>
    </span>
  )
}

function Pages({ statement }: { statement: Statement }) {
  if (statement.pageCount <= 1) return null
  const { page, pageCount, total } = statement
  return (
    <nav aria-label="Pages of the statement" className="flex items-center justify-between gap-3 text-ink2">
      <span className="figures">
        Page {page} of {pageCount}, {plural(total, 'movement')}
      </span>
      <span className="flex gap-2">
        {page > 1 && (
          <ButtonLink href={`/wallet?page=${page - 1}` as Route} size="small">
            Newer
          </ButtonLink>
        )}
        {page < pageCount && (
          <ButtonLink href={`/wallet?page=${page + 1}` as Route} size="small">
            Older
          </ButtonLink>
        )}
      </span>
    </nav>
  )
}

/**
 * Shows a sign only where the balance changes, so that the signed amounts add up to it; holds only change the
 * held amount.
 */
function Amount({ line }: { line: WalletLine }) {
  const amount = formatCents(Math.abs(line.amountCents))
  if (line.kind === 'hold' || line.kind === 'release') return <span className="text-ink2">{amount}</span>
  return line.kind === 'charge' ? `−${amount}` : `+${amount}`
}

/** `20 Nov 14:25:02`, UTC. */
function instantWords(instant: string): string {
  const iso = new Date(instant).toISOString()
  return `${Number(iso.slice(8, 10))} ${MONTHS[Number(iso.slice(5, 7)) - 1]} ${iso.slice(11, 19)}`
}
