/** The pages of the office, in the order of their tabs. */
export const OFFICE_TABS = [
  { id: 'overview', label: 'Overview', href: '/office' },
  { id: 'people', label: 'People', href: '/office/people' },
  { id: 'travellers', label: 'Travellers', href: '/office/travellers' },
  { id: 'log', label: 'Change log', href: '/office/log' },
  { id: 'settings', label: 'Settings', href: '/office/settings' },
] as const

export type OfficeTab = (typeof OFFICE_TABS)[number]['id']
