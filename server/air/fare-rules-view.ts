import 'server-only'
import { fareTypes } from '../../contract/air/codes.ts'
import type { AirRulesAnswer } from '../../contract/air/rules.ts'
import type { FareRulesView } from '../../lib/air/fare-rules-view.ts'
import { supplierTexts } from '../html/supplier-texts.ts'

/**
 * Reshapes the rules of a fare (AirRules; gaps 48, 227). Their texts come from suppliers and may be any
 * HTML.
 */
export function fareRulesView({ FareType, FareRules }: AirRulesAnswer): FareRulesView {
  const texts = FareRules.flatMap(({ RuleDetails }) => RuleDetails.map(({ Rules }) => Rules))
  const { lines, cut } = supplierTexts(texts)
  let next = 0
  return {
    isPrivate: FareType === fareTypes.private,
    cut,
    parts: FareRules.map(({ Airline, CityPair, RuleDetails }) => ({
      airline: Airline || null,
      cityPair: CityPair || null,
      sections: RuleDetails.map(({ Category, MessageDirection }) => ({
        category: Category,
        rightToLeft: MessageDirection.toLowerCase() === 'rtl',
        lines: lines[next++] ?? [],
      })),
    })),
  }
}
