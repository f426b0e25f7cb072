import type { HotelFacts } from './hotel-facts.ts'
import type { Draw } from './draw-text.ts'
import { capital, inWords } from './in-words.ts'

/** Sentences about the facilities outside the rooms. */
export function houseText({ has, mealMask, charge }: HotelFacts, draw: Draw): string {
  const sentences: string[] = []
  if (has(433) && has(54))
    sentences.push(
      draw(10, [
        'With a swimming pool, a sauna and spa treatments, guests can happily stay in for a day.',
        'Guests unwind in the pool or book a treatment in the spa.',
        'The spa and the pool are open to all guests.',
      ]),
    )
  else if (has(433))
    sentences.push(
      draw(11, [
        'The swimming pool has loungers and shade around it.',
        'A dip in the pool is a good way to start or end the day.',
        'There is a swimming pool, with towels provided.',
      ]),
    )
  else if (has(54))
    sentences.push(
      draw(12, [
        'The spa offers a sauna, a steam room and treatments.',
        'A small spa looks after tired legs.',
      ]),
    )
  if (has(11))
    sentences.push(
      draw(13, [
        'The fitness room is open from early to late.',
        'The fitness centre has weights and treadmills.',
      ]),
    )
  if (has(3))
    sentences.push(
      draw(14, [
        'The restaurant serves regional dishes.',
        'Lunch and dinner are served in the restaurant, or outside when it is warm.',
        'Its restaurant is popular with locals too.',
        'The kitchen serves local dishes along with the classics.',
      ]),
    )
  if ((mealMask & 1) !== 0)
    sentences.push(
      draw(15, [
        'Breakfast is a buffet with hot dishes.',
        'In the morning there is fresh bread, fruit, eggs and good coffee.',
        'Breakfast is served until late in the morning.',
      ]),
    )
  if (has(72))
    sentences.push(
      draw(16, [
        'There is a barbecue in the garden for all guests.',
        'On mild evenings guests light the barbecue.',
      ]),
    )
  const also = [
    has(107) ? 'free WiFi' : '',
    has(8) ? 'a 24-hour front desk' : '',
    has(5) ? 'room service' : '',
    has(28) ? 'family rooms' : '',
  ].filter((each) => each !== '')
  if (also.length > 0)
    sentences.push(
      draw(17, [
        `There is also ${inWords(also)}.`,
        `${capital(inWords(also))} ${also.length > 1 || also[0] === 'family rooms' ? 'are' : 'is'} available.`,
        `Guests can count on ${inWords(also)}.`,
      ]),
    )
  return sentences.length === 0 && charge === 'unit'
    ? 'Guests look after themselves here; the owners are a phone call away.'
    : sentences.join(' ')
}
