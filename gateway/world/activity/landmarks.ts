import type { Texts } from '../../supply/activity/product.ts'
import type { LandmarkKind } from './experience.ts'
import { landmarkTitles } from './facts/landmark-titles.ts'
import { textsOf } from './texts.ts'

/** A sight with its names. */
export type Landmark = { kind: LandmarkKind; names: Texts }

let byName: Map<string, Landmark> | null = null

/** What is known of a landmark by its English name; null when activities are not about it. */
export function landmarkOf(name: string): Landmark | null {
  byName ??= new Map(
    landmarkTitles
      .trim()
      .split('\n')
      .map((line) => {
        const [english = '', kind, ...others] = line.split('|')
        return [english, { kind: kind as LandmarkKind, names: textsOf(english, others) }]
      }),
  )
  return byName.get(name) ?? null
}
