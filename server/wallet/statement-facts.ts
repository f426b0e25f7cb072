import 'server-only'
import type { StatementBooking, StatementOrigin } from '../../lib/wallet/wallet-view.ts'
import type { FileLine, MovementFilter } from '../statement/movements.ts'

/** A movement of a file, with its booking. */
export type FileRow = FileLine & { booking: StatementBooking | null }

/** The contents of a statement file. `rows` are all movements of the period, oldest first. */
export type StatementFile = {
  officeName: string
  officeId: string
  filter: Pick<MovementFilter, 'from' | 'to'>
  origin: StatementOrigin
  /** Older movements that the desk does not have yet. */
  missingCount: number
  /** Office time. */
  madeAt: string
  /** Balance before the first movement of the period, in cents; null where balances are not known. */
  openingCents: number | null
  rows: AsyncIterable<FileRow>
}

/** The name of the sum of the movements that a file leaves out. */
export const HIDDEN = 'Other movements, not shown'

/**
 * The change of the balance by the movements that a file leaves out, in cents; 0 where balances are not
 * known.
 */
export function hiddenChangeCents(
  openingCents: number | null,
  shownCents: number,
  closingCents: number | null,
): number {
  return openingCents === null || closingCents === null ? 0 : closingCents - openingCents - shownCents
}

/** The limits of the file, as sentences. */
export function limitsOf({ origin, missingCount }: Pick<StatementFile, 'origin' | 'missingCount'>): string[] {
  return [
    ...(origin.kind === 'own'
      ? ['only bookings made at this desk: credits and bookings made elsewhere are missing']
      : []),
    ...(origin.kind === 'kept' ? [`as it was read ${origin.at ?? 'before'}`] : []),
    ...(missingCount > 0 ? [`${missingCount} older movements are not loaded yet`] : []),
  ]
}
