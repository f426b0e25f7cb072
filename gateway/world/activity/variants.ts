import type { Texts } from '../../supply/activity/product.ts'
import type { RefundStep, SupplierAnswer, Ticket, Timeslot, Variant } from '../../supply/activity/variant.ts'
import { stableUuid } from '../../uuid.ts'
import { between, pick } from '../chance.ts'
import { flag, number, oneOf, readTable, text } from '../table.ts'
import { draw } from './draw.ts'
import { optionsOf } from './options.ts'
import { fromCents } from './prices.ts'
import type { MadeProduct } from './products.ts'

/** The forms in which a product is sold, which decide its variants. */
const soldAs = ['tour', 'ticket', 'seat', 'transfer', 'only'] as const

/** A way in which a product is sold. */
type VariantKind = {
  /** Price compared with the product's cheapest variant, which has 1. */
  factor: number
  /** Only one party at a time: the price set is `exclusive`. */
  isPrivate: boolean
  /** The most travellers of a booking. */
  maxPax: number
  titles: Texts
}

let kindsBySort: Map<(typeof soldAs)[number], VariantKind[]> | null = null

/** The ways to sell a sort of product, from the cheapest on. */
function variantKinds(sort: (typeof soldAs)[number]): readonly VariantKind[] {
  const languages = { EN: text, ID: text, JA: text, KO: text, TH: text, VI: text, 'ZH-HANS': text, AR: text }
  const columns = { soldAs: oneOf(soldAs), factor: number, isPrivate: flag, maxPax: number, ...languages }
  kindsBySort ??= Map.groupBy(
    readTable(new URL('./facts/variants.tsv', import.meta.url), columns).map(
      ({ soldAs, factor, isPrivate, maxPax, ...titles }) => ({ soldAs, factor, isPrivate, maxPax, titles }),
    ),
    (kind) => kind.soldAs,
  )
  return kindsBySort.get(sort) ?? []
}

/** A variant with the facts that its days are computed from. */
export type MadeVariant = { variant: Variant; made: MadeProduct; kind: VariantKind; at: number }

const noRefund: readonly RefundStep[] = []
const policies: readonly (readonly RefundStep[])[] = [
  [{ days: 1, percent: 100 }],
  [{ days: 1, percent: 100 }],
  [
    { days: 7, percent: 100 },
    { days: 2, percent: 50 },
  ],
  [
    { days: 14, percent: 100 },
    { days: 3, percent: 60 },
  ],
  [{ days: 3, percent: 100 }],
  noRefund,
]

/** Answers of ordinary suppliers: at once, or after a person has checked the request. */
const atOnce: SupplierAnswer = { does: 'issue', seconds: 5 }
const onRequest: SupplierAnswer = { does: 'issue', seconds: 60 }

/** The variants of a product, the cheapest first. */
export function variantsOf(made: MadeProduct): MadeVariant[] {
  const { experience, scenario, key } = made.seed
  const kinds = scenario ? variantKinds('only') : kindsOf(experience)
  const many = scenario ? 1 : between(1, kinds.length, draw(key, 'variants'))
  return kinds.slice(0, many).map((kind, at) => ({ variant: variantOf(made, kind, at), made, kind, at }))
}

function kindsOf({ id, type, tags }: MadeProduct['seed']['experience']): readonly VariantKind[] {
  if (id === 'private-transfer') return variantKinds('transfer')
  if (type === 'Event') return variantKinds('seat')
  if (type === 'Attraction') return variantKinds('ticket')
  return variantKinds(tags.includes('private') ? 'only' : 'tour')
}

/** The uuid of a product's variant; `at` counts from the cheapest. */
export function variantUuid(productUuid: string, at: number): string {
  return stableUuid(`activity-variant:${productUuid}:${at}`)
}

function variantOf(made: MadeProduct, kind: VariantKind, at: number): Variant {
  const { seed, product } = made
  const { experience, city, scenario } = seed
  const uuid = variantUuid(product.uuid, at)
  const drawn = (trait: string) => draw(uuid, trait)
  const { perBooking, perTraveller } = optionsOf(seed, uuid)
  const ticket = experience.type === 'Attraction'
  const daysInAdvance = scenario ? 0 : between(0, ticket ? 0 : 2, drawn('advance'))
  const instant = scenario ? scenario.answer?.seconds === 5 : drawn('instant') < 0.75
  const cents = Math.round((fromCents(seed) * kind.factor) / 10) * 10
  return {
    uuid,
    productUuid: product.uuid,
    titles: kind.titles,
    description: `${product.titles.EN}: ${kind.titles.EN.toLowerCase()}.`,
    durationMinutes: experience.minutes,
    minPax: 1,
    maxPax: kind.maxPax,
    daysInAdvance,
    cutOffTime:
      daysInAdvance === 0 ? '23:59' : pick(['08:00', '12:00', '17:00', '18:00', '20:00'], drawn('cutoff')),
    refundSteps: scenario ? [{ days: 0, percent: 50 }] : pick(policies, drawn('policy')),
    tickets: ticketsOf(experience.tags, cents, kind.maxPax),
    instantConfirmation: instant,
    nonInstantVoucher: !instant,
    directAdmission: ticket && drawn('direct') < 0.7,
    voucherRequiresPrinting: drawn('print') < 0.12,
    voucherUse: ticket ? 'Show the code at the entrance' : 'Show the voucher to your guide',
    redemptionAddress: ticket ? addressOf(made) : null,
    meetingAddress: ticket ? null : addressOf(made),
    meetingTime: experience.starts.length > 0 ? '15 minutes before the start' : null,
    validDays: experience.starts.length > 0 ? null : 30,
    timeslots: experience.starts.map((startTime) => slotOf(uuid, startTime, experience.minutes)),
    timeZone: city.timeZone,
    perBooking,
    perTraveller,
    answer: scenario?.answer !== undefined ? scenario.answer : instant ? atOnce : onRequest,
    refusesRefunds: scenario?.refusesRefunds ?? false,
    placesPerOffice: scenario !== null,
  }
}

/** The meeting point in a guide's words: the landmark or the square, and the city. */
export function addressOf({ seed }: MadeProduct): string {
  const { city, subject } = seed
  const place =
    subject && !subject.city
      ? subject.names.EN
      : pick(
          ['Central Square 1', 'Station Road 12', 'Market Street 4', 'City Hall'],
          draw(seed.key, 'address'),
        )
  return `${place}, ${city.names.EN}`
}

function slotOf(uuid: string, startTime: string, minutes: number): Timeslot {
  const [hour = 0, minute = 0] = startTime.split(':').map(Number)
  const end = (hour * 60 + minute + minutes) % 1440
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    uuid: stableUuid(`activity-slot:${uuid}:${startTime}`),
    startTime,
    endTime: `${two(Math.floor(end / 60))}:${two(end % 60)}`,
  }
}

/** Shares of the adult's price. */
export const childShare = 0.65
export const seniorShare = 0.88

function ticketsOf(tags: readonly string[], cents: number, most: number): Ticket[] {
  const forAll = !tags.includes('bars') && !tags.includes('beer') && !tags.includes('wine')
  const family = tags.includes('family') || tags.includes('children')
  // The price at the door is higher.
  const gate = (share: number) => Math.ceil((cents * share * 1.12) / 100) * 100
  const ticket = (
    type: Ticket['type'],
    label: string,
    allowed: boolean,
    gateCents: number | null,
  ): Ticket => ({
    type,
    label,
    allowed,
    min: 0,
    max: allowed ? most : 0,
    gateCents: allowed ? gateCents : null,
  })
  return [
    { ...ticket('adult', forAll ? 'Adult 13+' : 'Adult 18+', true, gate(1)), min: 1 },
    ticket('child', 'Child 3-12', forAll, gate(childShare)),
    ticket('senior', 'Senior 65+', forAll, gate(seniorShare)),
    // Infants go free where families go; no field of a booking counts them (gap 231).
    ticket('infant', 'Infant 0-2', family, 0),
    ticket('youth', 'Youth 13-17', false, null),
  ]
}
