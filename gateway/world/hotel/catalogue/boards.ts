import { chanceOf } from '../../chance.ts'
import { trait } from './trait.ts'
import type { Traits } from './amenities.ts'

/**
 * The boards that a hotel sells in addition to room only; bit i stands for entry i of the contract's list of
 * meals (breakfast, with lunch, with dinner, full board, all inclusive, self catering). A hotel with dinner
 * also has breakfast.
 */
export function mealsOf(seed: number, of: Traits): number {
  const served = of.kind === 'hotel' || of.kind === 'resort'
  const has = (meal: number, likely: number) => (chanceOf(seed, trait.meal + meal) < likely ? 1 << meal : 0)
  if (of.kind === 'flat' || of.kind === 'house') return has(5, 0.96) | has(0, 0.07)
  if (!served) return has(0, of.kind === 'inn' ? 0.78 : 0.5) | has(5, of.kind === 'camp' ? 0.6 : 0.06)
  const resort = of.kind === 'resort'
  const breakfast = has(0, 0.5 + 0.1 * of.stars)
  if (breakfast === 0) return 0
  const dinner = has(2, resort ? 0.7 : of.stars >= 3 ? 0.12 + 0.05 * of.stars : 0.03)
  const lunch = has(1, resort ? 0.2 : 0.03)
  const full = dinner === 0 ? 0 : has(3, resort ? 0.6 : 0.3)
  return breakfast | lunch | dinner | full | has(4, resort ? 0.42 : of.outside && of.coastal ? 0.05 : 0.004)
}
