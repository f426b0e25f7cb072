import { plainAmount, type ClientCents } from '../money.ts'
import type { QuoteAlternative, QuoteContent, QuoteSlot } from './quote-content.ts'

/**
 * Which alternative of each slot is chosen, by its place in the slot. Written as letters, slot after slot:
 * `AB` is the first alternative of the first slot and the second of the next.
 */
export type QuoteChoice = readonly number[]

/** The letter of an alternative. */
export function letterAt(place: number): string {
  return String.fromCharCode(65 + place)
}

/** The choice in an address or a form. */
export function choiceText(choice: QuoteChoice): string {
  return choice.map(letterAt).join('')
}

/** The choice that a text names; null if it is none of this quote. */
export function choiceOf({ slots }: Pick<QuoteContent, 'slots'>, text: string): QuoteChoice | null {
  if (text.length !== slots.length) return null
  const places = slots.map((_, at) => text.charCodeAt(at) - 65)
  return slots.every(({ alternatives }, at) => alternatives[places[at] ?? -1] !== undefined) ? places : null
}

/** What the agent recommends. */
export function recommendedChoice({ slots }: Pick<QuoteContent, 'slots'>): QuoteChoice {
  return slots.map(({ alternatives }) =>
    Math.max(
      0,
      alternatives.findIndex(({ isRecommended }) => isRecommended),
    ),
  )
}

/** The same choice but for one slot. */
export function choosing(choice: QuoteChoice, slot: number, place: number): QuoteChoice {
  return choice.map((each, at) => (at === slot ? place : each))
}

/** The chosen alternative of each slot. */
export function chosenOf(
  { slots }: Pick<QuoteContent, 'slots'>,
  choice: QuoteChoice,
): { slot: QuoteSlot; alternative: QuoteAlternative; place: number }[] {
  return slots.flatMap((slot, at) => {
    const place = choice[at] ?? 0
    const alternative = slot.alternatives[place]
    return alternative ? [{ slot, alternative, place }] : []
  })
}

/** The price of the whole trip with these alternatives, with what is booked already. */
export function quoteTotal(
  content: Pick<QuoteContent, 'slots' | 'booked'>,
  choice: QuoteChoice,
): ClientCents {
  const chosen = chosenOf(content, choice).map(({ alternative }) => alternative.clientCents)
  const booked = content.booked.flatMap(({ clientCents }) => clientCents ?? [])
  return plainAmount([...chosen, ...booked].reduce<number>((sum, cents) => sum + cents, 0))
}

/** `Flight B`, of the slots that have alternatives; empty where there was nothing to choose. */
export function choiceWords(content: Pick<QuoteContent, 'slots'>, choice: QuoteChoice): string {
  return chosenOf(content, choice)
    .flatMap(({ slot, place }) => (slot.alternatives.length > 1 ? [`${slot.name} ${letterAt(place)}`] : []))
    .join(', ')
}
