import type { HotelFacts } from './hotel-facts.ts'
import type { Draw } from './draw-text.ts'
import { capital, distanceText } from './in-words.ts'

/** Sentences about the places nearby, and how to get there. */
export function surroundingsText({ sights, has, km, roomHas }: HotelFacts, draw: Draw): string {
  const sentences: string[] = []
  const [first, second] = sights()
  if (first && second)
    sentences.push(
      draw(30, [
        `${first.name} is ${distanceText(first.km)} away and ${second.name} ${distanceText(second.km)}.`,
        `From here it is ${distanceText(first.km)} to ${first.name} and ${distanceText(second.km)} to ${second.name}.`,
        `Sights nearby include ${first.name} (${distanceText(first.km)}) and ${second.name} (${distanceText(second.km)}).`,
      ]),
    )
  else if (first)
    sentences.push(
      draw(31, [
        `${first.name} is ${distanceText(first.km)} away.`,
        `The nearest sight is ${first.name}, ${distanceText(first.km)} from the door.`,
      ]),
    )
  else if (km > 4)
    sentences.push(
      draw(32, [
        'The countryside begins close by, with good paths for walking and cycling.',
        'It is a quiet area, away from the traffic of the centre.',
      ]),
    )
  const parking = has(46) ? 'Parking is free' : has(2) ? 'Paid parking is available' : ''
  const charging = has(182) ? 'electric cars can be charged' : ''
  if (parking) sentences.push(charging ? `${parking}, and ${charging}.` : `${parking}.`)
  else if (charging) sentences.push(`${capital(charging)} on site.`)
  if (has(139)) sentences.push('A free shuttle runs to the airport.')
  else if (has(17)) sentences.push('A shuttle to the airport can be booked.')
  if (has(185))
    sentences.push(
      draw(33, [
        'Step-free access and adapted rooms help guests with reduced mobility.',
        'The property is wheelchair accessible.',
      ]),
    )
  if (has(4)) sentences.push(draw(34, ['Dogs are welcome.', 'Pets are welcome.']))
  return sentences.length > 0 || roomHas(81) ? sentences.join(' ') : ''
}
