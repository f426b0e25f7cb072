import 'server-only'
import { checkDatabase, DatabaseUnusable } from '../database/check-database.ts'
import { SecretMismatch } from '../database/known-secret.ts'
import { isDatabaseLost } from '../database/lost.ts'
import { desk } from './desk.ts'
import { log } from './log.ts'
import { readSettings, type DeskSettings } from './settings.ts'

function leave(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** The settings. Ends the program at start if one is wrong, with one sentence that names the variable. */
export function checkSettings(): DeskSettings {
  try {
    return readSettings(process.env)
  } catch (error) {
    leave(error instanceof Error ? error.message : 'A setting is wrong.')
  }
}

/**
 * Opens the store at start: ends the program if its address or secret is wrong, or its tables cannot be
 * brought up to date. A database that is away may come back, so the desk starts without it and answers 503.
 */
export async function checkStore(): Promise<void> {
  const { settings, store } = desk()
  try {
    await checkDatabase(settings.databaseUrl, settings.databaseSetting)
    await store.db()
  } catch (error) {
    const isAway = error instanceof DatabaseUnusable ? error.isAway : isDatabaseLost(error)
    if (isAway) return log.warn('the database is away at start')
    const message = error instanceof Error ? error.message : String(error)
    if (error instanceof DatabaseUnusable || error instanceof SecretMismatch) leave(message)
    leave(`The desk's tables could not be brought up to date, and nothing was changed: ${message}`)
  }
}
