import type { TextLine } from '../text-line.ts'

/** The rules of a fare as the desk shows them: texts of the supplier as lines, without any HTML. */
export type FareRulesView = {
  /** A private fare; false for a published one. */
  isPrivate: boolean
  parts: FareRulesPart[]
  /** More was supplied than the desk reads. */
  cut: boolean
}

/** The rules of one fare component, or of the whole fare, which has no airline and no cities. */
export type FareRulesPart = {
  airline: string | null
  /** `LON-SIN`. */
  cityPair: string | null
  sections: FareRulesSection[]
}

export type FareRulesSection = { category: string; rightToLeft: boolean; lines: TextLine[] }
