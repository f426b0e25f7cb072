import { oneOf } from '../../chance.ts'
import { characterText } from './character-text.ts'
import type { Draw } from './draw-text.ts'
import type { HotelFacts } from './hotel-facts.ts'
import { houseText } from './house-text.ts'
import { capital, distanceText, withArticle } from './in-words.ts'
import { roomsText } from './rooms-text.ts'
import { surroundingsText } from './surroundings-text.ts'

/** Describes a hotel in three or four paragraphs that agree with its columns, separated by empty lines. */
export function descriptionOf(facts: HotelFacts): string {
  const draw: Draw = (n, list) => oneOf(facts.seed, 300 + n, list)
  return [place(facts, draw), houseText(facts, draw), roomsText(facts, draw), surroundingsText(facts, draw)]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

function starsWord(stars: number): string {
  return ['', 'one-star', 'two-star', 'three-star', 'four-star', 'five-star'][stars] ?? ''
}

/** The hotel's location and character. */
function place(facts: HotelFacts, draw: Draw): string {
  const { name, city, district, km, typeWord, stars } = facts
  const kind = stars > 0 && facts.charge === 'room' ? `${starsWord(stars)} ${typeWord}` : typeWord
  const where = district && district !== city ? `${district}, ${city}` : city || 'town'
  const centre = km < 0.6 ? 'in the middle of things' : `${distanceText(km)} from the centre`
  const opening = draw(1, [
    `${name} is ${withArticle(kind)} in ${where}, ${centre}.`,
    `${name} is in ${where}, ${centre}: ${withArticle(kind)} ${draw(2, ['with a loyal following', 'that is easy to like', 'run with care', 'that keeps things simple'])}.`,
    `${capital(withArticle(kind))} in ${where}: ${name} is ${centre}${km < 0.6 ? '' : ', a short ride away'}.`,
    `Guests come to ${name} for its location in ${where}, ${centre}, and come back for ${draw(3, ['the welcome', 'the calm', 'the people who run it', 'the unhurried mornings'])}.`,
    `Few places in ${where} are as ${draw(7, ['easy to find', 'well liked', 'relaxed', 'friendly'])} as ${name}, ${withArticle(kind)} ${centre}.`,
    `${name}, ${withArticle(kind)}, makes a good base for ${city || 'the area'}: it is ${district && district !== city ? `in ${district}, ` : ''}${centre}.`,
    `Travellers looking for ${withArticle(kind)} in ${where} will like ${name}, ${centre}.`,
    `${name} in ${where}, ${centre}, has rooms for ${draw(8, ['short breaks and long stays', 'couples, friends and people on business', 'a night or a fortnight', 'guests from all over the world'])}.`,
    `${name} welcomes guests in ${where}. The centre is ${km < 0.6 ? 'outside the door' : `${distanceText(km)} away`}, and ${draw(4, ['the street itself is quiet', 'buses and taxis stop close by', 'shops and cafés are around the corner'])}.`,
  ])
  return `${opening} ${characterText(facts, draw)}`
}
