import { askDesk } from '../../lib/read.ts'

/** Whether the desk answers and has its records, without which no page of it can be read. */
export async function deskAnswers(): Promise<boolean> {
  try {
    const { ok } = await askDesk('/healthz', { cache: 'no-store' })
    return ok
  } catch {
    // No connection: whoever asked will ask again.
    return false
  }
}
