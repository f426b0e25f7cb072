const SEQUENCE_MILLISECONDS = 1000

let opened: { by: Event; atMs: number; ended: Event | undefined } | undefined

/** Records that an event was the first press of a sequence. */
export function openSequence(event: Event): void {
  opened = { by: event, atMs: event.timeStamp, ended: undefined }
}

/**
 * True if an event is the press right after the first one of a sequence, within a second: it then belongs to
 * the sequence only. All bindings that ask about the same event get the same answer.
 */
export function endsSequence(event: Event): boolean {
  if (!opened || opened.by === event || event.timeStamp - opened.atMs > SEQUENCE_MILLISECONDS) return false
  opened.ended ??= event
  return opened.ended === event
}
