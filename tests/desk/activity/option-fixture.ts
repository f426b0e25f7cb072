import type { OptionInput } from '../../../contract/activity/codes.ts'
import type { OptionRecord } from '../../../contract/activity/product-type.ts'
import { optionOf as read, type ActivityOption } from '../../../lib/activity/variant.ts'

/** An option as the desk reads it. */
export function optionOf(inputType: OptionInput, change?: Partial<OptionRecord>): ActivityOption {
  return read(optionAnswer(inputType, change))
}

/** An option of an input type as answers have it; lists have two values, the second with a surcharge. */
export function optionAnswer(inputType: OptionInput, change: Partial<OptionRecord> = {}): OptionRecord {
  const isList = inputType <= 2
  return {
    uuid: `00000000-0000-4000-8000-0000000000${String(inputType).padStart(2, '0')}`,
    name: `Option ${inputType}`,
    description: '',
    required: true,
    addOn: false,
    inputType,
    formatRegex: null,
    validFrom: null,
    validTo: null,
    ...(isList && {
      items: [
        { label: 'Classic', value: 'classic', price: null },
        { label: 'Royal court', value: 'royal', price: 14 },
      ],
    }),
    ...change,
  }
}
