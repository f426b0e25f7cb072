/**
 * Most characters of a note with the name of its author before it, as an order of flights takes it (gap 155).
 */
const NOTE_LENGTH = 1000

/** A note as other programs read it: the booking service has no field for the author. */
export function signedNote(author: string, text: string): string {
  return `${author}: ${text}`
}

/** Most characters that a person can write into one note. */
export function noteRoom(author: string): number {
  return Math.max(1, NOTE_LENGTH - signedNote(author, '').length)
}

/** The outcome of writing a note. After anything but `done` the text is still to be written. */
export type NoteOutcome =
  /** `place`: the booking service has it too, or the desk alone. */
  | { kind: 'done'; place: 'service' | 'desk' }
  /** The session had ended: nothing was written. */
  | { kind: 'session' }
  | { kind: 'refused'; code: string; message: string; permission?: string }
  /** It was sent and may have been written; the same note can be sent again and is written once. */
  | { kind: 'unknown' }
