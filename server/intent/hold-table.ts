import 'server-only'
import { always, type Step } from './moves.ts'

/**
 * Everything that can happen to an attempt to hold an offer, and what follows in each of its states. The code
 * (`server/booking/hold.ts`, `claim-hold.ts`, `hold-answer.ts`, `look-up.ts`, `watch.ts`) tells which event
 * it is and does what the table says.
 */

/**
 * A form arrives under a client reference: the same as before or one with other values. Where it may have
 * been sent, it is looked up at the booking service.
 */
export type FormEvent = 'same-form' | 'other-form'

/**
 * `recorded`: the outcome that was told before. `repeat`: the same while its booking is held, else `spent`:
 * the form goes on under the next reference.
 */
export type FormThen = 'prepare' | 'look-up' | 'repeat' | 'spent' | 'recorded'

/** The steps when a form arrives. */
export const formTable = {
  'same-form': {
    move: 'claim',
    then: {
      none: 'prepare',
      open: 'prepare',
      sent: 'look-up',
      unknown: 'look-up',
      done: 'repeat',
      refused: 'recorded',
      watched: 'recorded',
    },
  },
  'other-form': {
    move: 'claim',
    then: {
      none: 'prepare',
      open: 'prepare',
      sent: 'look-up',
      unknown: 'look-up',
      done: 'spent',
      refused: 'recorded',
      watched: 'recorded',
    },
  },
} as const satisfies Readonly<Record<FormEvent, Step<FormThen, 'claim'>>>

/**
 * The outcomes of a look-up before a form. The answer of the look-up decides, because the attempt may stay
 * open.
 */
export type LookedUp = 'read' | 'not-booked' | 'session' | 'pending' | 'not-found' | 'failed'

/**
 * `told`: the outcome of the look-up. `wait`: other values wait, because those that were sent may be booked.
 */
export type LookedUpThen = 'repeat' | 'spent' | 'told' | 'wait'

/** The steps for a form once its earlier attempt was looked up. */
export const lookedUpTable: Readonly<Record<FormEvent, Readonly<Record<LookedUp, LookedUpThen>>>> = {
  'same-form': {
    read: 'repeat',
    'not-booked': 'told',
    session: 'told',
    pending: 'told',
    'not-found': 'told',
    failed: 'told',
  },
  'other-form': {
    read: 'spent',
    'not-booked': 'told',
    session: 'told',
    pending: 'wait',
    'not-found': 'wait',
    failed: 'wait',
  },
}

/** The events of a claimed attempt, in the order in which they can occur. */
export type SendEvent =
  /** A check stopped it, or the office has another booking of these people: nothing was sent. */
  | 'stopped'
  | 'booked-before'
  /** All checks are passed. */
  | 'ready'
  /** The booking service refused the request, or it certainly did not get it. */
  | 'refused'
  | 'unsent'
  /** The gateway may have got the request: it gave no answer, or one with a state that is not documented. */
  | 'lost'
  | 'undocumented'
  /**
   * The gateway answered: with the booking, with one that has ended (gap 242), with that of another attempt,
   * or with none.
   */
  | 'held'
  | 'ended'
  | 'duplicate'
  | 'short'
  | 'failed'

/** `tell`: the outcome of the event. `recorded`: the recorded outcome, or that of a look-up where none is. */
export type SendThen = 'send' | 'tell' | 'recorded'

const toldIfFirst = {
  none: 'recorded',
  open: 'tell',
  sent: 'tell',
  unknown: 'tell',
  done: 'recorded',
  refused: 'recorded',
  watched: 'recorded',
} as const

/** The steps after an event of a claimed attempt. A look-up may have settled it meanwhile. */
export const sendTable = {
  stopped: { move: 'reopen', then: always('tell') },
  'booked-before': { move: 'reopen', then: always('tell') },
  ready: {
    move: 'send',
    then: {
      none: 'recorded',
      open: 'recorded',
      sent: 'send',
      unknown: 'recorded',
      done: 'recorded',
      refused: 'recorded',
      watched: 'recorded',
    },
  },
  refused: { move: 'reopen', then: always('tell') },
  unsent: { move: 'reopen', then: always('tell') },
  lost: { move: 'doubt', then: always('tell') },
  undocumented: { move: 'doubt', then: always('tell') },
  held: { move: 'complete', then: always('recorded') },
  ended: { move: 'refuse', then: toldIfFirst },
  duplicate: { move: 'refuse', then: toldIfFirst },
  short: { move: 'refuse', then: toldIfFirst },
  failed: { move: 'refuse', then: toldIfFirst },
} as const satisfies Readonly<Record<SendEvent, Step<SendThen>>>

/** The results of a look-up by the client reference of an attempt. */
export type LookUpEvent =
  /** Somebody asks for the outcome. */
  | 'asked-for'
  /** The booking is there, or it was and has ended. */
  | 'found'
  /** A booking that has ended is there, and the one that was sent may still arrive. */
  | 'ended-before'
  /** A record says that nothing was booked. */
  | 'never-booked'
  /**
   * There is no booking: it may still arrive; it can no longer; it was never sent; the reference is not ours.
   */
  | 'missing'
  | 'overdue'
  | 'never-sent'
  | 'not-ours'
  /** The booking service does not say, because the session was lost or for another reason. */
  | 'session'
  | 'unreadable'

/** The next step after a look-up, or its answer. */
export type LookUpThen = 'read' | 'show' | 'not-booked' | 'pending' | 'not-found' | 'session' | 'failed'

/** The steps after a look-up. */
export const lookUpTable = {
  'asked-for': { move: 'keep', then: { ...always('read'), refused: 'not-booked', watched: 'not-booked' } },
  found: { move: 'complete', then: always('show') },
  'ended-before': { move: 'keep', then: always('pending') },
  'never-booked': { move: 'refuse', then: always('not-booked') },
  missing: { move: 'keep', then: always('pending') },
  overdue: {
    move: 'give-up',
    then: {
      none: 'pending',
      open: 'not-booked',
      sent: 'not-booked',
      unknown: 'not-booked',
      // Settled meanwhile, by an answer or another look-up: the next one reports it.
      done: 'pending',
      refused: 'pending',
      watched: 'pending',
    },
  },
  'never-sent': {
    // The browser's own request may still be on its way to the desk, so nothing may be sent any more.
    move: 'take-away',
    then: {
      none: 'not-booked',
      open: 'not-booked',
      sent: 'pending',
      unknown: 'pending',
      done: 'pending',
      refused: 'pending',
      watched: 'pending',
    },
  },
  'not-ours': { move: 'keep', then: always('not-found') },
  session: { move: 'keep', then: always('session') },
  unreadable: { move: 'keep', then: { ...always('pending'), none: 'failed' } },
} as const satisfies Readonly<Record<LookUpEvent, Step<LookUpThen>>>

/** A booking appears after its attempt was given up: held, or not held any more. */
export type WatchEvent = 'late-hold' | 'late-end'

/** The steps for the person's money: a late hold is released, because nothing was to be booked. */
export const watchTable = {
  'late-hold': { move: 'keep', then: { ...always('ignore'), watched: 'release' } },
  'late-end': { move: 'forget', then: always('ignore') },
} as const satisfies Readonly<Record<WatchEvent, Step<'release' | 'ignore'>>>
