import 'server-only'
import { readSettings } from './settings.ts'

/** Ends the program at start if a setting is wrong, with one sentence that names the variable. */
export function checkSettings(): void {
  try {
    readSettings(process.env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'A setting is wrong.'}\n`)
    process.exit(1)
  }
}
