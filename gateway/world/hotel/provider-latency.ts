import { hashText, unit } from '../../hash.ts'
import type { HotelProvider } from '../../../contract/hotel/providers.ts'
import type { Stay } from '../../supply/hotel/stay.ts'
import type { Wait } from '../wait.ts'

/** Shortest and longest time in milliseconds that a provider takes to answer. */
const delays: Readonly<Record<HotelProvider, readonly [least: number, most: number]>> = {
  'example-provider-1': [200, 700],
  'example-provider-2': [450, 1200],
}

/** How long a provider takes to answer a question, in ms; the same for the same question. */
export function delayOf(provider: HotelProvider, question: string): number {
  const [least, most] = delays[provider]
  return least + (most - least) * unit(hashText(`${provider} ${question}`))
}

/**
 * The question to a provider, as one text. Pages, sort orders and filters of a place belong to the same
 * question.
 */
export function questionOf(externalId: string, { checkIn, checkOut, occupancies }: Stay): string {
  return [
    externalId,
    checkIn,
    checkOut,
    ...occupancies.map((room) => [room.adults, ...room.childAges].join('.')),
  ].join(' ')
}

/**
 * Waits as long as a simulated provider takes to answer. `question` is any text that identifies the question;
 * `latencyScale` is a factor on the delay, as for flights, and 0 is no delay.
 */
export async function awaitProvider(
  provider: HotelProvider,
  question: string,
  { wait, latencyScale, signal }: { wait: Wait; latencyScale: number; signal: AbortSignal },
): Promise<void> {
  const ms = delayOf(provider, question) * latencyScale
  if (ms > 0) await wait(ms, signal)
}
