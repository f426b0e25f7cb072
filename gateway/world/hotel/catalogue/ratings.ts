import { chanceOf, weighted } from '../../chance.ts'
import { trait } from './trait.ts'

/** How frequent 0 to 5 stars are, by property type. */
const starWeights: Readonly<Record<number, readonly number[]>> = {
  3: [55, 0, 3, 22, 18, 2],
  201: [36, 0, 4, 32, 25, 3],
  203: [45, 22, 28, 5, 0, 0],
  204: [3, 3, 14, 40, 31, 9],
  205: [5, 15, 55, 25, 0, 0],
  206: [2, 0, 1, 15, 45, 37],
  208: [22, 0, 12, 40, 24, 2],
  209: [4, 0, 6, 38, 36, 16],
  213: [35, 0, 0, 15, 35, 15],
  216: [28, 4, 24, 34, 10, 0],
  225: [10, 30, 50, 10, 0, 0],
  226: [10, 5, 40, 40, 5, 0],
  231: [3, 35, 60, 2, 0, 0],
}
const otherStars: readonly number[] = [42, 2, 8, 28, 18, 2]

/**
 * Stars of a hotel without a chain. The best known hotels of a city are rarely the simplest, and a small town
 * has few luxury ones.
 */
export function starsOf(seed: number, propertyType: number, isFamous: boolean, smallTown: boolean): number {
  const drawn = chanceOf(seed, trait.stars) * (smallTown ? 0.93 : 1)
  return weighted(starWeights[propertyType] ?? otherStars, isFamous ? 0.3 + 0.7 * drawn : drawn)
}

const typical = [76, 66, 70, 76, 82, 88]

/** Guest score in tenths, 0 without reviews. It follows the stars, with many exceptions. */
export function scoreOf(seed: number, stars: number, homely: boolean, isFamous: boolean): number {
  const drawn = chanceOf(seed, trait.score)
  if (drawn < 0.035 && !isFamous) return 0
  // The sum of three draws lies close to the middle.
  const spread =
    chanceOf(seed, trait.score + 50) +
    chanceOf(seed, trait.score + 60) +
    chanceOf(seed, trait.score + 70) -
    1.5
  const score = (typical[stars] ?? 76) + (homely ? 4 : 0) + (isFamous ? 3 : 0) + spread * 17
  // Scores above 90 are damped, because hardly any hotel pleases everybody.
  const held = score > 90 ? 90 + (score - 90) * 0.45 : score
  return Math.round(Math.max(38, Math.min(99, held)))
}

/**
 * How many guests have reviewed it: a few for most hotels, thousands for some, more in large cities and large
 * hotels.
 */
export function reviewsOf(seed: number, hotelsOfCity: number, large: boolean, isFamous: boolean): number {
  const drawn = chanceOf(seed, trait.reviews)
  const many = Math.exp(1.2 + 4.6 * drawn ** 1.2) * (large ? 2.6 : 0.6) * (isFamous ? 2.5 : 1)
  return Math.max(1, Math.round(many * (0.5 + Math.log10(hotelsOfCity + 1) / 3)))
}
