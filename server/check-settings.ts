import 'server-only'
import { readSettings, type DeskSettings } from './settings.ts'

/** The settings. Ends the program at start if one is wrong, with one sentence that names the variable. */
export function checkSettings(): DeskSettings {
  try {
    return readSettings(process.env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'A setting is wrong.'}\n`)
    process.exit(1)
  }
}
