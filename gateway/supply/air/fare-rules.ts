import type { ruleCategories } from '../../../contract/air/codes.ts'

/** The rules of a fare in the words of its source. Texts have line ends or are HTML. */
export type FareRules = {
  /** About the whole fare. */
  summary: string
  /** One for each leg, because a fare is made of legs. */
  components: readonly FareComponentRules[]
}

export type FareComponentRules = {
  /** The carrier whose fare it is. */
  carrier: string
  /** IATA codes of the airports. */
  origin: string
  destination: string
  sections: readonly { category: (typeof ruleCategories)[number]; text: string }[]
}
