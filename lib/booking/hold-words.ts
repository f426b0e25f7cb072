import type { HoldWords } from './kind-facts.ts'

/**
 * The words of kinds that are held.
 * @param charged when the money is charged: "you issue the ticket"
 */
export function holdWords(charged: string): HoldWords {
  return {
    press: 'Hold',
    sending: 'Holding',
    takes: 'Holding reserves',
    done: 'Held',
    charged,
    refused: 'Not booked.',
  }
}
