import 'server-only'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { addsNothing, ruleText } from '../../lib/booking/markup.ts'
import { toleranceText } from '../../lib/booking/price-tolerance.ts'
import { formatNet, formatShort } from '../../lib/money.ts'
import { intentOf } from '../booking/kind-act.ts'
import { ERASE } from '../booking/erase-names.ts'
import {
  IMPORTED,
  ATTENDED,
  CHANGED,
  CLIENT_SET,
  COST_CENTRE_SET,
  HANDED_OVER,
  NOTED,
  OBSERVED,
  LIMIT_APPROVED,
  LIMIT_ASKED,
  LIMIT_DECLINED,
  CHANGE_ACCEPTED,
  RISE_TAKEN,
} from '../booking/own-events.ts'
import { allKinds } from '../kinds.ts'
import { SIGNED_OUT_EVERYWHERE } from './sign-out-everywhere.ts'
import { ERASE_SAVED } from '../traveller/erase-saved.ts'
import { TRAVELLER_CHANGED } from '../traveller/save-details.ts'
import { CLIENT_WORDS } from '../client/client-events.ts'
import { MACRO_WORDS } from '../macro/macro-events.ts'
import { SETTING_CHANGED } from './save-settings.ts'
import { OWN_TOLERANCE_CHANGED } from '../config/price-tolerance.ts'
import { settingShapes } from '../config/setting-shapes.ts'

/** The words for an entry's verb, and the kind of booking that the verb belongs to, if it has one. */
type VerbWords = { text: string; kind: BookingKind | null }

const OTHERS: Readonly<Record<string, string>> = {
  [OBSERVED]: 'Update from outside this desk',
  [SIGNED_OUT_EVERYWHERE]: 'Signed out everywhere',
  [SETTING_CHANGED]: 'Setting changed',
  [CHANGED]: 'Schedule or price changed outside this office',
  [RISE_TAKEN]: 'Higher price taken within the limit',
  [LIMIT_ASKED]: 'Asked to act above the daily limit',
  [LIMIT_APPROVED]: 'Approved above the daily limit',
  [LIMIT_DECLINED]: 'Declined above the daily limit',
  [OWN_TOLERANCE_CHANGED]: 'Own price limit changed',
  [IMPORTED]: 'Imported',
  [ATTENDED]: 'Marked as handled',
  [CHANGE_ACCEPTED]: 'Change accepted',
  [NOTED]: 'Note written',
  [CLIENT_SET]: 'Client of a booking set',
  [HANDED_OVER]: 'Handed over',
  [COST_CENTRE_SET]: 'Cost centre set',
  [ERASE]: 'Names erased',
  [ERASE_SAVED]: 'Saved traveller erased',
  ...CLIENT_WORDS,
  [TRAVELLER_CHANGED]: 'Saved traveller changed',
  ...MACRO_WORDS,
  'traveller.reveal': 'Passport number revealed',
  'traveller.export': 'Traveller exported',
  'office.reset': 'Office reset',
  'month.close': 'Month closed',
  'session.shell': 'Sandbox session opened for a shell',
  'invoice.issue': 'Invoice issued',
  'invoice.credit': 'Credit note issued',
  'quote.make': 'Offer made',
  'quote.withdraw': 'Offer withdrawn',
  'quote.send': 'Offer sent by mail',
  'quote.open': 'Offer opened by the client',
  'quote.agree': 'Offer agreed to by the client',
  'quote.ask': 'Change of an offer asked for by the client',
}

/** The words of every verb that the desk writes into the audit. */
const words: ReadonlyMap<string, VerbWords> = new Map([
  ...allKinds.flatMap((each): [string, VerbWords][] => {
    const { service, hold, verbs } = kindFacts(each.kind)
    const named = (text: string) => ({ text: `${text} (${service.toLowerCase()})`, kind: each.kind })
    return [
      [each.hold.operation, named(hold.words.done)],
      ...Object.entries(each.acts).map(([verb, act]): [string, VerbWords] => [
        intentOf(act),
        named(verbs[verb]?.done ?? verb),
      ]),
    ]
  }),
  ...Object.entries(OTHERS).map(([verb, text]): [string, VerbWords] => [verb, { text, kind: null }]),
])

/** All verbs with their words, for the filter. */
export const knownVerbs = [...words].map(([value, { text }]) => ({ value, label: text }))

/** The words of a verb; one that is not known is shown as it is. */
export function verbWords(verb: string): VerbWords {
  return words.get(verb) ?? { text: verb, kind: null }
}

const SETTINGS: Readonly<Record<string, string>> = {
  funds_contact: 'Funding contact',
  low_balance_cents: 'Low-balance alert',
  notice_minutes: 'Deadline notifications',
  markup: 'Default markup',
  price_tolerance: 'Price limit',
  day_limits: 'Daily limits',
  letterhead: 'Papers',
  logo: 'Logo on papers',
  invoice: 'Invoices',
  cost_centres: 'Cost centres',
}

/** The subject of an entry that is about no booking: a setting by its name, others by their sort. */
export function subjectWords(verb: string, reference: string): string {
  if (verb in MACRO_WORDS) return 'Macro'
  if (verb in CLIENT_WORDS) return 'Client'
  return verb === SETTING_CHANGED ? (SETTINGS[reference] ?? reference) : reference
}

/**
 * The state before or after, in words.
 * @param kind of the booking, if it is known
 */
export function stateWords(verb: string, kind: BookingKind | null, about: string, state: string): string {
  if (verb === SETTING_CHANGED) return settingWords(about, state)
  if ([RISE_TAKEN, LIMIT_ASKED, LIMIT_APPROVED, LIMIT_DECLINED].includes(verb))
    return formatNet(Number(state))
  if (verb === COST_CENTRE_SET) return state
  if (verb === OWN_TOLERANCE_CHANGED) return toleranceWords(state)
  if (verb === SIGNED_OUT_EVERYWHERE) return `${state} ${state === '1' ? 'session' : 'sessions'}`
  const bookingKind = kind ?? verbWords(verb).kind
  if (bookingKind === null) return state
  const { word, standing } = stateFacts({ kind: bookingKind, state })
  // A value that is not a state, such as which document was shown, is its own text.
  return standing === 'unknown' && state !== 'unknown' ? state : word
}

function settingWords(name: string, value: string): string {
  if (value === '') return 'not set'
  if (name === 'low_balance_cents') return formatNet(Number(value))
  if (name === 'markup') return markupWords(value)
  if (name === 'price_tolerance') return toleranceWords(value)
  if (name === 'day_limits') return limitWords(value)
  if (name === 'letterhead') return letterheadWords(value)
  if (name === 'cost_centres') return value.replaceAll('\n', ' · ')
  return name === 'notice_minutes' ? `${value} min` : value
}

/** `All bookings 12.5%; Hotels $50 per booking`. */
function markupWords(value: string): string {
  const rules = settingShapes.markup.safeParse(jsonOf(value)).data ?? {}
  const said = Object.entries(rules).map(([scope, rule]) => {
    const name = scope === 'all' ? 'All bookings' : kindFacts(scope as BookingKind).service
    return `${name} ${addsNothing(rule) ? 'no markup' : ruleText(rule, formatShort)}`
  })
  return said.length === 0 ? value : said.join('; ')
}

/** `All agents $5,000.00; ann $100.00`. */
function limitWords(value: string): string {
  const limits = settingShapes.day_limits.safeParse(jsonOf(value)).data
  if (limits === undefined) return value
  const all = limits.all === null ? [] : [`All agents ${formatNet(limits.all)}`]
  return [
    ...all,
    ...Object.entries(limits.agents).map(([name, cents]) => `${name} ${formatNet(cents)}`),
  ].join('; ')
}

/** `up to $25`, `up to 2%`. */
function toleranceWords(value: string): string {
  const tolerance = settingShapes.price_tolerance.safeParse(jsonOf(value)).data
  if (tolerance === undefined) return value === '' ? 'not set' : value
  return `up to ${toleranceText(tolerance, formatShort)}`
}

/** `Aurora Travel Ltd · 12 Rose Street · #1a56db`. */
function letterheadWords(value: string): string {
  const texts = settingShapes.letterhead.safeParse(jsonOf(value)).data
  return texts === undefined ? value : Object.values(texts).filter(Boolean).join(' · ')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // An entry that no version of the desk wrote is shown as it is.
    return null
  }
}
