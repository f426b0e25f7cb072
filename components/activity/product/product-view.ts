import type { ProductRecord } from '../../../contract/activity/product.ts'
import type { ProductTypeRecord } from '../../../contract/activity/product-type.ts'
import { plural } from '../../../lib/plural.ts'

/** A heading with its lines; text of several lines has line breaks (Activity v2, Product). */
export type TextSection = { title: string; lines: readonly string[] }

/** The lines of a text, without empty ones. */
export function linesOf(text: string | null): string[] {
  return (text ?? '').split('\n').flatMap((line) => line.trim() || [])
}

/** What is worth a line below the title: `Walking tour, Seoul`, `guides in English, Korean`. */
export function factsOf(product: ProductRecord): string[] {
  const cities = [...new Set(product.locations.map(({ city }) => city))]
  const place = [product.typeName, cities.join(', ') || product.cityName].filter(Boolean).join(', ')
  const guides = product.guideLanguages.map(({ name }) => name)
  return [place, guides.length > 0 ? `guides in ${guides.join(', ')}` : ''].filter(Boolean)
}

/** All texts of a product and of one of its variants, in the order of a visit. Empty ones are left out. */
export function sectionsOf(product: ProductRecord, variant: ProductTypeRecord | null): TextSection[] {
  const hours = [product.businessHoursFrom, product.businessHoursTo].filter((hour) => hour !== null)
  const sections: TextSection[] = [
    { title: 'Description', lines: linesOf(product.description) },
    { title: 'Highlights', lines: linesOf(product.highlights) },
    { title: 'Itinerary', lines: linesOf(product.itinerary) },
    { title: 'Included', lines: linesOf(product.priceIncludes) },
    { title: 'Not included', lines: linesOf(product.priceExcludes) },
    { title: 'Languages', lines: languageLines(product) },
    { title: 'Opening hours', lines: hours.length === 2 ? [hours.join(' – ')] : [] },
    { title: 'Good to know', lines: linesOf(product.additionalInfo) },
    { title: 'Warnings', lines: linesOf(product.warnings) },
    { title: 'Safety', lines: linesOf(product.safety) },
    ...(variant
      ? [
          { title: variant.title, lines: linesOf(variant.description) },
          { title: 'Voucher', lines: voucherLines(variant) },
        ]
      : []),
  ]
  return sections.filter(({ lines }) => lines.length > 0)
}

function languageLines(product: ProductRecord): string[] {
  const kinds = [
    ['Guides', product.guideLanguages],
    ['Written', product.writtenLanguages],
    ['Audio', product.audioHeadsetLanguages],
  ] as const
  return kinds.flatMap(([kind, languages]) =>
    languages.length > 0 ? [`${kind}: ${languages.map(({ name }) => name).join(', ')}`] : [],
  )
}

function voucherLines(variant: ProductTypeRecord): string[] {
  const { days, date } = variant.validity
  return [
    ...linesOf(variant.voucherUse),
    ...(variant.voucherRequiresPrinting ? ['The voucher must be printed.'] : []),
    ...(variant.directAdmission ? ['Direct admission.'] : []),
    ...(days === null ? [] : [`Valid for ${plural(days, 'day')} from the selected date.`]),
    ...(date === null ? [] : [`Valid until ${date}.`]),
  ]
}

/** Where a variant begins: its meeting point, else where its voucher is taken, else the product's address. */
export function meetingPointOf(product: ProductRecord, variant: ProductTypeRecord | null): string | null {
  return variant?.meetingAddress ?? variant?.voucherRedemptionAddress ?? product.address
}

/** `up to 8 per booking`, `2 to 6 per booking`; empty without limits. */
export function sizeText({ minPax, maxPax }: Pick<ProductTypeRecord, 'minPax' | 'maxPax'>): string {
  if (maxPax === null) return minPax > 1 ? `at least ${minPax} per booking` : ''
  if (minPax === maxPax) return `${maxPax} per booking`
  return minPax > 1 ? `${minPax} to ${maxPax} per booking` : `up to ${maxPax} per booking`
}

/** `3 questions per traveller`, `1 question, 2 per traveller`; empty without required options. */
export function questionsText({ options }: Pick<ProductTypeRecord, 'options'>): string {
  const required = (list: ProductTypeRecord['options']['perPax']) =>
    list.filter((option) => option.required).length
  const [once, each] = [required(options.perBooking), required(options.perPax)]
  if (once > 0 && each > 0) return `${plural(once, 'question')}, ${each} per traveller`
  if (each > 0) return `${plural(each, 'question')} per traveller`
  return once > 0 ? plural(once, 'question') : ''
}
