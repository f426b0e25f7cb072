import type { StateFacts } from './kind-facts.ts'

/** The states that bookings of every kind have. */
export const baseStates = {
  held: { word: 'Held', tone: 'held', standing: 'held', headline: (name) => `Held for ${name}` },
  cancelled: {
    word: 'Cancelled',
    tone: 'off',
    standing: 'over',
    headline: (name) => `${name}: cancelled. No money is held.`,
  },
  lapsed: {
    word: 'Expired',
    tone: 'off',
    standing: 'over',
    attention: true,
    headline: (name) => `${name}: hold expired. No money is held.`,
  },
  short: {
    word: 'Wallet short',
    tone: 'bad',
    standing: 'none',
    attention: true,
    headline: (name) => `${name}: not booked, the wallet was short`,
  },
  duplicate: {
    word: 'Duplicate',
    tone: 'bad',
    standing: 'none',
    headline: (name, { offer }) => `${name}: not booked, this ${offer.one} was already booked`,
  },
  unknown: {
    word: 'Not known',
    tone: 'held',
    standing: 'unknown',
    headline: (name) => `${name}: booking state unknown`,
  },
} as const satisfies Readonly<Record<string, StateFacts>>

export type BaseState = keyof typeof baseStates
