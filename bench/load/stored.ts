import { growth, type Sizes } from './store.ts'

/** What one office or booking adds to a table. */
export type Share = { table: string; rows: number; bytes: number }

/** What grew, for each of so many offices or bookings; the largest first. */
function shares(grown: Sizes, count: number): Share[] {
  return Object.entries(grown)
    .map(([table, { rows, bytes }]) => ({ table, rows: rows / count, bytes: bytes / count }))
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => other.bytes - one.bytes)
}

/** The tables of one program. */
function ofSchema(sizes: Sizes, schema: 'gateway' | 'desk'): Sizes {
  return Object.fromEntries(Object.entries(sizes).filter(([table]) => table.startsWith(`${schema}.`)))
}

/** Bytes of all shares. */
export const bytesOf = (all: readonly Share[]): number => all.reduce((sum, { bytes }) => sum + bytes, 0)

/** The sizes at four moments of a run. */
export type Moments = { empty: Sizes; minted: Sizes; signedIn: Sizes; ended: Sizes }

/** What is stored for each office and each booking, by table. */
export type Stored = Readonly<
  Record<'officeAtGateway' | 'officeAtDesk' | 'bookingAtGateway' | 'bookingAtDesk', Share[]>
>

/**
 * What the offices and bookings of a run have left. A booking at the gateway counts with the searches,
 * sessions and timers that led to it, as they are kept for a while.
 */
export function storedOf(
  { empty, minted, signedIn, ended }: Moments,
  { offices, agents }: { offices: number; agents: number },
): Stored {
  const played = growth(signedIn, ended)
  const each = (schema: 'gateway' | 'desk') =>
    shares(ofSchema(played, schema), played[`${schema}.booking`]?.rows ?? NaN)
  return {
    officeAtGateway: shares(ofSchema(growth(empty, minted), 'gateway'), offices),
    officeAtDesk: shares(ofSchema(growth(minted, signedIn), 'desk'), agents),
    bookingAtGateway: each('gateway'),
    bookingAtDesk: each('desk'),
  }
}

/** A Markdown table of shares; what is less than a hundredth of all of them is one line. */
export function sharesTable(title: string, all: readonly Share[]): string[] {
  const total = bytesOf(all)
  const large = all.filter(({ bytes }) => bytes >= total / 100)
  const small = all.filter(({ bytes }) => bytes < total / 100)
  const line = (table: string, rows: number, bytes: number) =>
    `| ${table} | ${rows.toFixed(2)} | ${Math.round(bytes)} |`
  const rowsOf = (some: readonly Share[]) => some.reduce((sum, { rows }) => sum + rows, 0)
  return [
    `| ${title} | rows | bytes |`,
    '| --- | --: | --: |',
    ...large.map(({ table, rows, bytes }) => line(table, rows, bytes)),
    ...(small.length > 0 ? [line(`${small.length} others`, rowsOf(small), bytesOf(small))] : []),
    line('all', rowsOf(all), total),
  ]
}
