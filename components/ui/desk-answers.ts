import { askDesk } from '../../lib/read.ts'

/** Whether the desk answers and has its records, without which no page of it can be read. */
export async function deskAnswers(): Promise<boolean> {
  try {
    const answer = await askDesk('/healthz', { cache: 'no-store' })
    // Read, because an answer that nobody reads keeps its connection (`askDesk`).
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    // No connection: whoever asked will ask again.
    return false
  }
}
