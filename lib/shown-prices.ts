import { addsNothing, type MarkupRule, type MarkupRules } from './booking/markup.ts'
import type { BookingKind } from '../contract/booking/kinds.ts'
import { factsByKind } from './kinds.ts'

/**
 * Which prices a person sees: net ones, which the wallet pays, or those of the client, with the markup and
 * without anything that tells the net price. `markup`: the person's own defaults.
 */
export type ShownPrices = { netHidden: boolean; markup: MarkupRules }

/** Net prices and no markup: the choice of a person who has set nothing. */
export const NET_PRICES: ShownPrices = { netHidden: false, markup: {} }

/**
 * The cookie with a person's setting. It is a cookie, so that the server's pages never show a net price that
 * is hidden. Each person of the browser has one, under a checksum of office and user: the name tells neither.
 */
export function shownPricesCookie(person: { officeName: string; userName: string }): string {
  let sum = 7
  for (const sign of `${person.officeName}|${person.userName}`) {
    sum = (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) | 0
  }
  return `travel-desk.prices.${(sum >>> 0).toString(36)}`
}

type Scope = keyof MarkupRules

const scopes: readonly Scope[] = ['all', ...(Object.keys(factsByKind) as BookingKind[])]

/** The setting as the value of its cookie: `client.all-percent-1250.air-person-2500-1500-0`. */
export function writeShownPrices({ netHidden, markup }: ShownPrices): string {
  const rules = scopes.flatMap((scope) => {
    const rule = markup[scope]
    return rule ? [`${scope}-${rule.unit}-${figuresOf(rule).join('-')}`] : []
  })
  return [netHidden ? 'client' : 'net', ...rules].join('.')
}

function figuresOf(rule: MarkupRule): number[] {
  if (rule.unit === 'person') return [rule.adult, rule.child, rule.infant]
  return [rule.unit === 'booking' ? rule.cents : rule.hundredths]
}

/** Reads the value of the cookie; net prices where it cannot be read. */
export function readShownPrices(text: string): ShownPrices {
  const [which, ...parts] = text.split('.')
  if (which !== 'client' && which !== 'net') return NET_PRICES
  const netHidden = which === 'client'
  const older = /^\d{1,8}\.\d{1,8}\.\d{1,8}$/.test(parts.join('.'))
  if (older) return { netHidden, markup: olderMarkup(parts.map(Number)) }
  const rules = parts.map(ruleOf)
  if (rules.some((rule) => rule === null)) return NET_PRICES
  return { netHidden, markup: Object.fromEntries(rules.filter((rule) => rule !== null)) }
}

/** `client.2500.1500.0`: before there were rules, each person had amounts for flights alone. */
function olderMarkup([adult = 0, child = 0, infant = 0]: number[]): MarkupRules {
  const rule = { unit: 'person', adult, child, infant } as const
  return addsNothing(rule) ? {} : { air: rule }
}

function ruleOf(part: string): [Scope, MarkupRule] | null {
  const [named, unit, ...texts] = part.split('-')
  const scope = scopes.find((each) => each === named)
  if (!scope || texts.some((text) => !/^\d{1,8}$/.test(text))) return null
  const [first = 0, second = 0, third = 0] = texts.map(Number)
  if (unit === 'person' && texts.length === 3) {
    return [scope, { unit, adult: first, child: second, infant: third }]
  }
  if (texts.length !== 1) return null
  if (unit === 'booking') return [scope, { unit, cents: first }]
  return unit === 'percent' ? [scope, { unit, hundredths: first }] : null
}
