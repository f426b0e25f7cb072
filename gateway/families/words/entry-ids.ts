import { permutation } from '../../domain/permutation.ts'

/** Above any number of entries that a gateway writes. */
const MOST_ENTRIES = 10 ** 12

/** The ids of ledger entries as callers see them: they do not tell how much other offices book. */
export function entryIds(
  key: Buffer,
  officeId: string,
): { idOf: (entry: bigint) => string; entryOf: (id: string) => bigint } {
  const numbers = permutation(key, `entry:${officeId}`, MOST_ENTRIES)
  return {
    idOf: (entry) => String(numbers.of(Number(entry))),
    entryOf: (id) => BigInt(numbers.back(Number(id))),
  }
}
