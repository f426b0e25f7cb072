import { optionInputTypes, type OptionInput } from '../../../contract/activity/codes.ts'
import type { VariantOption } from '../../supply/activity/variant.ts'
import { stableUuid } from '../../uuid.ts'
import { draw } from './draw.ts'
import type { ProductSeed } from './product-seed.ts'

type Asked = Omit<VariantOption, 'uuid'>

const free = { required: false, addOn: false, format: null, cents: 0, items: [] } as const

/** Questions of ordinary products, by name. */
const questionTexts = {
  pickUp: {
    ...free,
    name: 'Pick-up address',
    description: 'Hotel or address in the centre where you are collected',
    input: 9,
    required: true,
  },
  flight: {
    ...free,
    name: 'Flight number',
    description: 'The driver watches this flight',
    input: 14,
    required: true,
    format: '[A-Z0-9]{2} ?[0-9]{1,4}',
  },
  arrival: {
    ...free,
    name: 'Arrival of the flight',
    description: 'Date and time of landing',
    input: 11,
    required: true,
  },
  phone: { ...free, name: 'Mobile phone', description: 'For the driver or the guide', input: 13 },
  diet: {
    ...free,
    name: 'Diet',
    description: 'What the kitchen must know',
    input: 2,
    items: [
      { label: 'Vegetarian', value: 'vegetarian', cents: 0 },
      { label: 'Vegan', value: 'vegan', cents: 0 },
      { label: 'Halal', value: 'halal', cents: 0 },
      { label: 'No gluten', value: 'no-gluten', cents: 0 },
      { label: 'No nuts', value: 'no-nuts', cents: 0 },
    ],
  },
  menu: {
    ...free,
    name: 'Menu',
    description: 'The same for the whole table',
    input: 1,
    required: true,
    items: [
      { label: 'Menu of the house', value: 'house', cents: 0 },
      { label: 'Menu of the house with wine', value: 'wine', cents: 2200 },
      { label: 'Vegetarian menu', value: 'vegetarian', cents: 0 },
    ],
  },
  language: {
    ...free,
    name: 'Language of the guide',
    description: 'Subject to the size of the group',
    input: 1,
    required: true,
    items: [
      { label: 'English', value: 'EN', cents: 0 },
      { label: 'Japanese', value: 'JA', cents: 0 },
      { label: 'Korean', value: 'KO', cents: 0 },
      { label: 'Arabic', value: 'AR', cents: 0 },
    ],
  },
  fullName: {
    ...free,
    name: 'Full name',
    description: 'As in the passport',
    input: 4,
    required: true,
  },
  birthDate: { ...free, name: 'Date of birth', description: 'For the insurance', input: 6, required: true },
  nationality: {
    ...free,
    name: 'Nationality',
    description: 'As in the passport',
    input: 12,
    required: true,
  },
  passport: {
    ...free,
    name: 'Passport number',
    description: 'For the permit',
    input: 4,
    required: true,
    format: '[A-Z0-9]{6,12}',
  },
  height: { ...free, name: 'Height', description: 'In centimetres', input: 3, required: true },
  weight: { ...free, name: 'Weight', description: 'In kilograms', input: 3, required: true },
  swims: { ...free, name: 'Can swim', description: 'At least 200 metres', input: 5, required: true },
  photos: {
    ...free,
    name: 'Photo package',
    description: 'Thirty pictures of you, edited',
    input: 5,
    addOn: true,
    cents: 1500,
  },
  size: {
    ...free,
    name: 'Size',
    description: 'Of what you wear on the day',
    input: 1,
    items: [
      { label: 'S', value: 'S', cents: 0 },
      { label: 'M', value: 'M', cents: 0 },
      { label: 'L', value: 'L', cents: 0 },
      { label: 'XL', value: 'XL', cents: 0 },
      { label: 'XXL', value: 'XXL', cents: 300 },
    ],
  },
} satisfies Record<string, Asked>

type AskedName = keyof typeof questionTexts

/** The questions of products with a tag or a category, once for the booking and of every traveller. */
const questions: readonly (readonly [string, readonly AskedName[], readonly AskedName[]])[] = [
  ['airport', ['flight', 'arrival', 'phone'], []],
  ['Day trips', ['pickUp', 'phone'], []],
  ['Short trips', ['pickUp', 'phone'], ['fullName', 'nationality', 'passport']],
  ['Cooking classes', [], ['diet']],
  ['Food tours', [], ['diet']],
  ['Dinners', ['menu'], []],
  ['private', ['language'], []],
  ['Water sports', [], ['swims', 'size']],
  ['In the air', [], ['weight', 'fullName']],
  ['Cycling', [], ['height']],
  ['Traditions', [], ['size']],
  ['photography', ['photos'], []],
  ['Hiking', ['phone'], ['birthDate']],
]

/** The questions that a booking of a product's variant answers. Their uuids belong to the variant. */
export function optionsOf(
  seed: ProductSeed,
  variantUuid: string,
): { perBooking: VariantOption[]; perTraveller: VariantOption[] } {
  const { key, experience, scenario } = seed
  if (scenario) {
    const own = (options: readonly VariantOption[] | undefined) => [...(options ?? [])]
    return { perBooking: own(scenario.perBooking), perTraveller: own(scenario.perTraveller) }
  }
  const marks = [...experience.categories, ...experience.tags]
  const perBooking = new Set<AskedName>()
  const perTraveller = new Set<AskedName>()
  for (const [mark, booking, traveller] of questions) {
    if (!marks.includes(mark) || draw(key, `asks ${mark}`) < 0.2) continue
    for (const name of booking) perBooking.add(name)
    for (const name of traveller) perTraveller.add(name)
  }
  const option = (name: AskedName): VariantOption => ({
    uuid: stableUuid(`activity-option:${variantUuid}:${name}`),
    ...questionTexts[name],
  })
  return { perBooking: [...perBooking].map(option), perTraveller: [...perTraveller].map(option) }
}

/** The required questions of the scenario that is named after them. */
export const heightAndWeight: readonly VariantOption[] = (['height', 'weight'] as const).map((name) => ({
  uuid: stableUuid(`activity-option:scenario:${name}`),
  ...questionTexts[name],
}))

const choices = [
  { label: 'Small', value: 'small', cents: 0 },
  { label: 'Large', value: 'large', cents: 450 },
]

/** One question of each input type, none of them required. */
export const everyOption: readonly VariantOption[] = Object.entries(optionInputTypes).map(
  ([number, name]) => {
    const input = Number(number) as OptionInput
    return {
      ...free,
      uuid: stableUuid(`activity-option:scenario:every:${number}`),
      name: `A ${name}`,
      description: `Input type ${number}: ${name}`,
      input,
      addOn: input === 5,
      cents: input === 5 ? 700 : 0,
      items: input <= 2 ? choices : [],
    }
  },
)
