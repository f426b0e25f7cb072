/** What became of ordering a ticket or cancelling. After anything but `done` the booking is read again, never assumed. */
export type ActOutcome =
  | { kind: 'done' }
  | { kind: 'session' }
  /** `code` is the gateway's error id: Err0103006 late, Err0103007 not the owner. */
  | { kind: 'refused'; code: string; message: string }
  /** Sent, and no answer that can be trusted. */
  | { kind: 'unknown' }

/** The sentence for a refused ticket order or cancellation: what is, and what to do. */
export function refusalText(code: string, message: string, madeBy: string): string {
  switch (code) {
    case 'Err0103006':
      return 'Too late: it was completed or released already. This is its state now.'
    case 'Err0103004':
      return 'It cannot be cancelled in its present state.'
    case 'Err0103005':
      return 'It is cancelled already.'
    case 'Err0103007':
      return `Only ${madeBy} or an office admin can do this. Ask one of them.`
    case 'Err0103003':
    case 'Err0104002':
      return 'The booking service does not know this booking.'
    case 'Err0101006':
      return 'Your user lacks the permission for this. Ask an office admin.'
    default:
      return message
  }
}
