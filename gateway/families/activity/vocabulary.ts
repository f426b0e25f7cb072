/**
 * Fixed lists of the activity config. Source: Activity v2, config and Limits; gaps
 * 165, 187 and Realism facts.
 */

export const activitySortings = ['date', '-date', 'price', '-price', 'distance', '-distance'] as const

export const catalogueLanguages = [
  { name: 'English', code: 'EN' },
  { name: 'Bahasa Indonesia', code: 'ID' },
  { name: 'Japanese', code: 'JA' },
  { name: 'Korean', code: 'KO' },
  { name: 'Thai', code: 'TH' },
  { name: 'Vietnamese', code: 'VI' },
  { name: 'Chinese (Simplified)', code: 'ZH-HANS' },
  { name: 'Arabic', code: 'AR' },
] as const

export const activityTypes = [
  { name: 'Activity' },
  { name: 'Attraction' },
  { name: 'Day Tour' },
  { name: 'Event' },
  { name: 'Package' },
  { name: 'Voluntourism' },
] as const

export const catalogueCategories = [
  { name: 'Shopping' },
  { name: 'Transport' },
  { name: 'Family Fun' },
  { name: 'Eat & Drink' },
  { name: 'Adventure' },
  { name: 'Culture' },
  { name: 'Nature' },
  { name: 'Wellness' },
  { name: 'Events' },
  { name: 'Once-in-a-lifetime' },
] as const

/** The values that each `inputType` of an option accepts (gap 160). */
export const optionInputTypes = {
  '1': 'list',
  '2': 'list multiple',
  '3': 'number',
  '4': 'string',
  '5': 'boolean',
  '6': 'date',
  '7': 'file',
  '8': 'image',
  '9': 'address',
  '10': 'time',
  '11': 'datetime',
  '12': 'string: country',
  '13': 'string: phone',
  '14': 'string: flight no',
} as const
