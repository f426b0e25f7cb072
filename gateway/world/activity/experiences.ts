import type { Experience } from './experience.ts'
import { culture } from './facts/culture.ts'
import { food } from './facts/food.ts'
import { journeys } from './facts/journeys.ts'
import { landmarks } from './facts/landmarks.ts'
import { outdoors } from './facts/outdoors.ts'
import { quarters } from './facts/quarters.ts'
import { walks } from './facts/walks.ts'

/** Every experience of the world. */
export const experiences: readonly Experience[] = [
  ...landmarks,
  ...walks,
  ...food,
  ...quarters,
  ...culture,
  ...outdoors,
  ...journeys,
]
