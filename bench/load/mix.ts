/** Shares that add up to 1, by name. */
export type Mix<Name extends string> = Readonly<Record<Name, number>>

/** What an office does at the booking service, one visit after the other. A visit is one to six calls. */
export const gatewayMix = {
  'look for flights': 0.34,
  'book a flight': 0.05,
  'look for hotels': 0.2,
  'book a hotel': 0.03,
  'look for activities': 0.1,
  'book an activity': 0.02,
  'wallet balance': 0.09,
  'booking list': 0.09,
  'activity settings': 0.04,
  'sign in': 0.04,
} as const satisfies Mix<string>
export type GatewayVisit = keyof typeof gatewayMix

/** What an agent opens at the desk. `hold` searches first; `hold` and `note` change something. */
export const deskMix = {
  today: 0.18,
  list: 0.16,
  booking: 0.16,
  flights: 0.08,
  balance: 0.22,
  search: 0.08,
  hold: 0.05,
  note: 0.05,
  'sign-in page': 0.02,
} as const satisfies Mix<string>
export type DeskVisit = keyof typeof deskMix

/** What becomes of a booking at once; one that is left alone lapses by itself. */
export const outcomeMix = { pay: 0.6, cancel: 0.25, leave: 0.15 } as const satisfies Mix<string>
export type Outcome = keyof typeof outcomeMix

/** What is left of 1 / 1.618…: steps of it fall evenly into [0, 1), however many there are. */
const GOLDEN = 0.618_033_988_749_894_9

/** The names of a mix in an order that keeps its shares at any length, the same in every run. */
export function* inShares<Name extends string>(mix: Mix<Name>): Generator<Name, never> {
  for (let at = GOLDEN / 2; ; at = (at + GOLDEN) % 1) yield chosen(mix, at)
}

/** The name at this place of the shares. @param at 0 to below 1 */
export function chosen<Name extends string>(mix: Mix<Name>, at: number): Name {
  const names = Object.keys(mix) as Name[]
  let end = 0
  for (const name of names) {
    end += mix[name]
    if (at < end) return name
  }
  const last = names.at(-1)
  if (last === undefined) throw new Error('an empty mix')
  return last
}
