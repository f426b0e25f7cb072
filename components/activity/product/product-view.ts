import type { Product } from '../../../lib/activity/product.ts'
import type { Variant } from '../../../lib/activity/variant.ts'
import { plural } from '../../../lib/plural.ts'

/** A heading with its lines; text of several lines has line breaks (Activity v2, Product). */
export type TextSection = { title: string; lines: readonly string[] }

/** The facts in the lines below the title: `Walking tour, Seoul`, `guides in English, Korean`. */
export function productFacts(product: Product): string[] {
  const place = [product.typeName, product.cities.join(', ') || product.cityName].filter(Boolean).join(', ')
  const { guides } = product.languages
  return [place, guides.length > 0 ? `guides in ${guides.join(', ')}` : ''].filter(Boolean)
}

/** All texts of a product and of one of its variants, in the order of a visit. Empty ones are left out. */
export function sectionsOf(product: Product, variant: Variant | null): TextSection[] {
  const { texts, hours } = product
  const sections: TextSection[] = [
    { title: 'Description', lines: texts.description },
    { title: 'Highlights', lines: texts.highlights },
    { title: 'Itinerary', lines: texts.itinerary },
    { title: 'Included', lines: texts.included },
    { title: 'Not included', lines: texts.excluded },
    { title: 'Languages', lines: languageLines(product) },
    { title: 'Opening hours', lines: hours ? [`${hours.from} – ${hours.to}`] : [] },
    { title: 'Good to know', lines: texts.goodToKnow },
    { title: 'Warnings', lines: texts.warnings },
    { title: 'Safety', lines: texts.safety },
    ...(variant
      ? [
          { title: variant.title, lines: variant.description },
          { title: 'Voucher', lines: voucherLines(variant) },
        ]
      : []),
  ]
  return sections.filter(({ lines }) => lines.length > 0)
}

function languageLines({ languages }: Product): string[] {
  const kinds = [
    ['Guides', languages.guides],
    ['Written', languages.written],
    ['Audio', languages.audio],
  ] as const
  return kinds.flatMap(([kind, names]) => (names.length > 0 ? [`${kind}: ${names.join(', ')}`] : []))
}

function voucherLines({ voucher }: Variant): string[] {
  const { validDays, validUntil } = voucher
  return [
    ...voucher.use,
    ...(voucher.isPrinted ? ['The voucher must be printed.'] : []),
    ...(voucher.admitsDirectly ? ['Direct admission.'] : []),
    ...(validDays === null ? [] : [`Valid for ${plural(validDays, 'day')} from the selected date.`]),
    ...(validUntil === null ? [] : [`Valid until ${validUntil}.`]),
  ]
}

/** Where a variant begins: its meeting point, else where its voucher is taken, else the product's address. */
export function meetingPointOf(product: Product, variant: Variant | null): string | null {
  return variant?.meetingPlace ?? product.address
}

/** `up to 8 per booking`, `2 to 6 per booking`; empty without limits. */
export function sizeText({ minPax, maxPax }: Pick<Variant, 'minPax' | 'maxPax'>): string {
  if (maxPax === null) return minPax > 1 ? `at least ${minPax} per booking` : ''
  if (minPax === maxPax) return `${maxPax} per booking`
  return minPax > 1 ? `${minPax} to ${maxPax} per booking` : `up to ${maxPax} per booking`
}

/** `3 questions per traveller`, `1 question, 2 per traveller`; empty without required options. */
export function questionsText({ options }: Pick<Variant, 'options'>): string {
  const required = (list: Variant['options']['perPax']) => list.filter((option) => option.required).length
  const [once, each] = [required(options.perBooking), required(options.perPax)]
  if (once > 0 && each > 0) return `${plural(once, 'question')}, ${each} per traveller`
  if (each > 0) return `${plural(each, 'question')} per traveller`
  return once > 0 ? plural(once, 'question') : ''
}
