import { permutation } from '../../domain/permutation.ts'

/** Above any number of entries that a gateway writes. */
const MOST_ENTRIES = 10 ** 12

/** The ids of ledger entries as callers see them: they do not tell how much other offices book. */
export function entryIds(key: Buffer, officeId: string): (id: bigint) => string {
  const numbers = permutation(key, `entry:${officeId}`, MOST_ENTRIES)
  return (id) => String(numbers.of(Number(id)))
}
