import type { StateFacts } from './kind-facts.ts'

/** The states that a booking of every kind may be shown in. */
export const baseStates = {
  held: { word: 'Held', tone: 'held', standing: 'held', headline: (name) => `Held for ${name}` },
  cancelled: {
    word: 'Cancelled',
    tone: 'off',
    standing: 'over',
    headline: (name) => `Cancelled for ${name}, nothing is held`,
  },
  lapsed: {
    word: 'Lapsed',
    tone: 'off',
    standing: 'over',
    headline: (name, { hold }) => `Lapsed for ${name}: ${hold.missed} in time, nothing is held`,
  },
  short: {
    word: 'Wallet short',
    tone: 'bad',
    standing: 'none',
    headline: (name) => `Not booked for ${name}: the wallet was short`,
  },
  duplicate: {
    word: 'Duplicate',
    tone: 'bad',
    standing: 'none',
    headline: (name, { offer }) => `Not booked for ${name}: this ${offer.one} was booked already`,
  },
  unknown: {
    word: 'Not known',
    tone: 'held',
    standing: 'unknown',
    headline: (name) => `The state of the booking for ${name} is not known`,
  },
} as const satisfies Readonly<Record<string, StateFacts>>

export type BaseState = keyof typeof baseStates
