import type { CatalogueLanguage } from '../../../contract/activity/codes.ts'
import type { PriceListEntry } from '../../../contract/activity/price-list.ts'
import type { OptionRecord, ProductTypeRecord } from '../../../contract/activity/product-type.ts'
import type {
  RefundStep,
  TicketRate,
  Timeslot,
  Variant,
  VariantDay,
  VariantOption,
} from '../../supply/activity/variant.ts'
import { variantLinks } from './links.ts'
import { dollars, translated } from './product-records.ts'

/** The questions of a variant (Activity v2, Options). */
export function optionsRecord({ perBooking, perTraveller }: Variant): ProductTypeRecord['options'] {
  return { perBooking: perBooking.map(optionRecord), perPax: perTraveller.map(optionRecord) }
}

function optionRecord(option: VariantOption): OptionRecord {
  return {
    uuid: option.uuid,
    name: option.name,
    description: option.description,
    required: option.required,
    addOn: option.addOn,
    inputType: option.input,
    formatRegex: option.format,
    validFrom: null,
    validTo: null,
    ...(option.cents > 0 && { price: dollars(option.cents) }),
    ...(option.items.length > 0 && {
      items: option.items.map(({ label, value, cents }) => ({
        label,
        value,
        price: cents > 0 ? dollars(cents) : null,
      })),
    }),
  }
}

function stepsOf(steps: readonly RefundStep[]): ProductTypeRecord['cancellationPolicies'] {
  return steps.map(({ days, percent }) => ({ numberOfDays: days, refundPercentage: percent }))
}

/** The refund steps as a sentence. */
function policySentence(steps: readonly RefundStep[]): string {
  if (steps.length === 0) return 'No refund.'
  const parts = steps.map(({ days, percent }) => {
    const until = days === 0 ? 'until the start' : `until ${days} ${days === 1 ? 'day' : 'days'} before`
    return `${percent}% refund ${until}`
  })
  return `${parts.join(', ')}; no refund after that.`
}

/** A variant with all its fields (Activity v2, Product type; gap 162). */
export function variantRecord(
  variant: Variant,
  timeslots: readonly Timeslot[],
  firstDate: string | null,
  origin: string,
  language: CatalogueLanguage | null,
): ProductTypeRecord {
  const allows = (type: string) => variant.tickets.some((ticket) => ticket.type === type && ticket.allowed)
  const adult = variant.tickets.find(({ type }) => type === 'adult')
  const minutes = variant.durationMinutes
  return {
    uuid: variant.uuid,
    title: variant.titles.EN,
    titleTranslated: translated(variant.titles, language),
    description: variant.description,
    durationDays: Math.floor(minutes / 1440),
    durationHours: Math.floor((minutes % 1440) / 60),
    durationMinutes: minutes % 60,
    minPax: variant.minPax,
    maxPax: variant.maxPax,
    firstAvailabilityDate: firstDate,
    daysInAdvance: variant.daysInAdvance,
    cutOffTime: variant.cutOffTime,
    isNonRefundable: variant.refundSteps.length === 0,
    cancellationPolicies: stepsOf(variant.refundSteps),
    cancellationPolicySummary: policySentence(variant.refundSteps),
    allowAdults: allows('adult'),
    allowChildren: allows('child'),
    allowSeniors: allows('senior'),
    allowInfant: allows('infant'),
    ticketTypes: variant.tickets.map(({ type, label, allowed, min, max, gateCents }) => ({
      type,
      label,
      allowed,
      min,
      max,
      gateRatePrice: gateCents === null ? null : dollars(gateCents),
    })),
    instantConfirmation: variant.instantConfirmation,
    nonInstantVoucher: variant.nonInstantVoucher,
    directAdmission: variant.directAdmission,
    voucherRequiresPrinting: variant.voucherRequiresPrinting,
    adultGateRatePrice: adult?.gateCents == null ? null : dollars(adult.gateCents),
    voucherUse: variant.voucherUse,
    voucherRedemptionAddress: variant.redemptionAddress,
    meetingAddress: variant.meetingAddress,
    meetingTime: variant.meetingTime,
    validity: {
      type: variant.validDays === null ? 'only_visit_date' : 'days_after_visit_date',
      days: variant.validDays,
      date: null,
    },
    timeslots: timeslots.map(({ uuid, startTime, endTime }) => ({ uuid, startTime, endTime })),
    timezone: variant.timeZone,
    hasOptions: variant.perBooking.length + variant.perTraveller.length > 0,
    options: optionsRecord(variant),
    links: variantLinks(origin, variant.uuid, variant.productUuid),
  }
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const dayMillis = 86_400_000

/** One date of a price list (Activity v2, Price-list entry; gaps 159, 178). */
export function priceListRecord(variant: Variant, { date, sets }: VariantDay): PriceListEntry {
  const at = Date.parse(date)
  const goodUntil = new Date(at + (variant.validDays ?? 0) * dayMillis).toISOString().slice(0, 10)
  const rates = sets[0]?.rates ?? []
  const availability = (quantity: number) =>
    rates.map(({ category }) => ({ category, type: sets[0]?.type ?? 'shared', quantity }))
  return {
    date,
    weekday: weekdays[new Date(at).getUTCDay()] ?? '',
    availability: availability(sets.reduce((sum, set) => sum + set.places, 0)),
    timeslots: variant.timeslots.flatMap(({ uuid, startTime, endTime }) => {
      const set = sets.find(({ timeslotUuid }) => timeslotUuid === uuid)
      return set
        ? [{ uuid, startTime, endTime, priceId: set.id, availability: availability(set.places) }]
        : []
    }),
    cancellationPolicy: stepsOf(variant.refundSteps),
    currency: 'USD',
    timezone: variant.timeZone,
    voucherValidity: Object.fromEntries(rates.map(({ category }) => [category, { date: goodUntil }])),
    prices: sets.map((set) => ({
      id: set.id,
      timeSlotUuid: set.timeslotUuid,
      quantity: set.places,
      rates: set.rates.flatMap(rateRecords),
    })),
  }
}

/** The prices of one kind of traveller (gaps 179, 245). */
function rateRecords({ category, retailCents, nettCents, retailFormat, nettFormat, selling }: TicketRate) {
  const record = (type: RateType, cents: number, format: string) => ({
    ...{ type, category, currency: 'USD' as const, amount: dollars(cents), format },
    meta: { convertedFrom: convertedFrom(format) },
  })
  return [
    record('retailPrice', retailCents, retailFormat),
    record('nettPrice', nettCents, nettFormat),
    ...(selling
      ? [
          record('minimumSellingPrice', selling.least.cents, selling.least.format),
          record('recommendedPrice', selling.advised.cents, selling.advised.format),
        ]
      : []),
  ]
}

type RateType = PriceListEntry['prices'][number]['rates'][number]['type']

/** The price of a supplier's text, `SGD 1,058.00`; null where it is in US dollars and was not converted. */
function convertedFrom(format: string): { currency: string; amount: number } | null {
  const [currency = '', amount = ''] = format.split(' ')
  return currency === 'USD' ? null : { currency, amount: Number(amount.replaceAll(',', '')) }
}
