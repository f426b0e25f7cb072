import { usdText } from '../../domain/wallet/usd-text.ts'
import { checkedBaggage } from '../../supply/air/checked-baggage.ts'
import type { Allowed, FareTerms, SegmentFare } from '../../supply/air/fare.ts'

/**
 * AirlineRules of a booked segment: the fare's terms and baggage allowance as short HTML without attributes.
 * Terms that the source does not state are shown as unknown (gap 201). After departure the first leg of a
 * journey has left, which has no value on any terms (gap 228).
 */
export function airlineRules(terms: FareTerms, sold: SegmentFare, legIndex: number): string {
  const refundAfter = legIndex === 0 ? 'no value' : allowedText(terms.refund.afterFlight)
  return (
    paragraph('Refund', ruleText(terms.refund, refundAfter)) +
    paragraph('Change', ruleText(terms.change, allowedText(terms.change.afterFlight))) +
    paragraph('Baggage', bagText(sold.baggage))
  )
}

/** The allowance in words: `1 pieces` is 1 bag, `25K` is 25 kg, and `0 pieces` no checked bag. */
function bagText(text: string | null): string {
  const checked = checkedBaggage(text)
  if (checked === null) return text ?? 'unknown'
  if ('kilograms' in checked) return `${checked.kilograms} kg`
  if (checked.pieces === 0) return 'no checked bag'
  return checked.pieces === 1 ? '1 bag' : `${checked.pieces} bags`
}

function paragraph(name: string, text: string): string {
  return `<p><b>${name}</b>: ${text}.</p>`
}

function ruleText(rule: FareTerms['refund'], after: string): string {
  const before = `before departure ${allowedText(rule.beforeFlight)}${penaltyText(rule)}`
  return `${before}, after departure ${after}`
}

function allowedText(allowed: Allowed): string {
  if (allowed === null) return 'unknown'
  return allowed ? 'allowed' : 'not allowed'
}

function penaltyText(rule: FareTerms['refund']): string {
  if (rule.beforeFlight !== true) return ''
  if (rule.penaltyCents === null) return ' (penalty unknown)'
  return rule.penaltyCents === 0 ? ' without penalty' : ` for USD ${usdText(BigInt(rule.penaltyCents))}`
}
