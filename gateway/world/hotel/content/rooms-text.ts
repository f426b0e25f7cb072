import type { HotelFacts } from './hotel-facts.ts'
import type { Draw } from './draw-text.ts'
import { inWords } from './in-words.ts'

/** Sentences about the equipment of the rooms. */
export function roomsText({ roomHas, charge, has }: HotelFacts, draw: Draw): string {
  const noun = charge === 'unit' ? 'unit' : 'room'
  const things = (
    [
      [11, 'air conditioning'],
      [75, 'a flat-screen TV'],
      [23, 'a desk'],
      [79, 'soundproofing'],
      [120, 'a coffee machine'],
      [86, 'an electric kettle'],
      [34, 'a washing machine'],
    ] as const
  )
    .filter(([id]) => roomHas(id))
    .map(([, name]) => name)
    .slice(0, 4)
  const first =
    things.length === 0
      ? draw(20, [`The ${noun}s are simple and well kept.`, `Each ${noun} is furnished with the essentials.`])
      : draw(21, [
          `Each ${noun} has ${inWords(things)}.`,
          `The ${noun}s come with ${inWords(things)}.`,
          `In the ${noun}s guests find ${inWords(things)}.`,
        ])
  const outside = roomHas(108)
    ? draw(22, ['Some look straight out to the sea.', 'Several have a sea view.'])
    : roomHas(93)
      ? 'Some have a small private pool.'
      : roomHas(17) || roomHas(123)
        ? draw(23, ['Some open onto a balcony or a terrace.', 'A few have their own outdoor space.'])
        : roomHas(81)
          ? draw(24, ['Those on the upper floors have a fine view.', 'Some have wide views.'])
          : ''
  const kitchen =
    roomHas(16) || roomHas(999)
      ? draw(25, ['A small kitchen makes longer stays easy.', 'Those who like to cook have a kitchenette.'])
      : ''
  const bath = roomHas(5)
    ? 'Bathrooms have a bath.'
    : roomHas(38)
      ? 'Bathrooms are private, with a good shower.'
      : ''
  return [
    first,
    outside,
    kitchen,
    bath,
    has(16) ? draw(26, ['All are non-smoking.', 'Smoking is not allowed inside.']) : '',
  ]
    .filter((each) => each !== '')
    .join(' ')
}
