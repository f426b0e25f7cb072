import type { FaultKind } from '../../lib/studio/studio-view.ts'

/** The name of each sort of fault, and its effect. */
export const faultNames: Readonly<Record<FaultKind, { short: string; label: string; detail: string }>> = {
  latency: { short: 'latency', label: 'Latency', detail: 'answers late' },
  error: { short: 'error', label: 'Error', detail: 'answers with a status' },
  drop: { short: 'not answered', label: 'Not answered', detail: 'nothing is done' },
  'lose-reply': { short: 'reply lost', label: 'Reply lost', detail: 'done, but not answered' },
  malformed: { short: 'malformed', label: 'Malformed', detail: 'not as documented' },
  cut: { short: 'cut off', label: 'Cut off', detail: 'ends midway' },
}
