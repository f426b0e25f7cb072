import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { isOf } from './domain/session/production-accounts.ts'
import type { MadeAccount } from './domain/session/seed-accounts.ts'

/** The accounts that a file has, one line each: office, user name and UUID. None where there is no file. */
export function readAccounts(file: string): MadeAccount[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap(([officeId, userName, accountUuid]) =>
      officeId && userName && accountUuid ? [{ officeId, userName, accountUuid }] : [],
    )
}

/** Adds accounts to a file that only its owner can read; a UUID from before is replaced. */
export function writeAccounts(file: string, accounts: readonly MadeAccount[]): void {
  const others = readAccounts(file).filter((known) => !accounts.some(isOf(known)))
  const lines = [...others, ...accounts].map(
    ({ officeId, userName, accountUuid }) => `${officeId} ${userName} ${accountUuid}\n`,
  )
  // Moved into place, so that a start that is killed leaves no half of it, and the mode is always ours.
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, lines.join(''), { mode: 0o600 })
  renameSync(temporary, file)
}
