import 'server-only'
import type { Desk } from './desk.ts'

/** Whether the desk's database answers and takes writes. */
export async function isHealthy(desk: Desk): Promise<boolean> {
  try {
    await desk.store.check()
    return true
  } catch {
    // Away, or full: whatever the reason is, the logs of the calls that met it have it.
    return false
  }
}
