import { Drawing, WARNING } from './drawing.tsx'

/* Our own line drawings on a 16 px grid, stroke 1.5. */
const PATHS = {
  today: 'M3 4.5h10v8.5H3zM3 7h10M5.5 2.8v2.4M10.5 2.8v2.4M6 10h4',
  flights:
    'M8 1.8c.7 0 1.1.7 1.1 1.6v2.9l4.9 3v1.4l-4.9-1.4v2.8l1.4 1v1L8 13.5l-2.5.6v-1l1.4-1V9.3L2 10.7V9.3l4.9-3V3.4c0-.9.4-1.6 1.1-1.6z',
  hotels: 'M2.5 13.5v-10M2.5 9.5h11v4M2.5 11.5h11M5 9.5V7h4.5c1.5 0 2.6 1 2.6 2.5',
  activities: 'M8 2.5l1.6 3.6 3.9.4-2.9 2.6.8 3.9L8 11l-3.4 2 .8-3.9-2.9-2.6 3.9-.4z',
  trips:
    'M4.2 13.2a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM11.8 5.8a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM5.7 11.7h4.6a1.9 1.9 0 0 0 0-3.8H5.7a1.9 1.9 0 0 1 0-3.8h4.6',
  bookings: 'M4 2.5h8v11l-2-1.2-2 1.2-2-1.2-2 1.2zM6 5.5h4M6 8h4',
  clients:
    'M6 7.6a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM1.8 13c.3-2.4 2-3.6 4.2-3.6s3.9 1.2 4.2 3.6M10.4 3.3a2.1 2.1 0 0 1 0 4.1M12 9.7c1.3.5 2.1 1.6 2.3 3.3',
  wallet: 'M2.5 5h10.2c.4 0 .8.4.8.8v6.9c0 .4-.4.8-.8.8H3.3a.8.8 0 0 1-.8-.8V4c0-.6.4-1 1-1h8M11 9.2h.1',
  office: 'M3 13.5v-9l5-2 5 2v9M2 13.5h12M6.5 13.5v-3h3v3M6 6.2h.1M10 6.2h.1M6 8.4h.1M10 8.4h.1',
  studio: 'M2.5 2.5h11v11h-11zM5 6l2 2-2 2M8.5 10.5h2.5',
  pin: 'M8 14s4.6-4 4.6-7.6a4.6 4.6 0 0 0-9.2 0C3.4 10 8 14 8 14zM8 8.1a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z',
  map: 'M2.5 4.6 6 3l4 1.6L13.5 3v8.4L10 13l-4-1.6L2.5 13zM6 3v8.4M10 4.6V13',
  globe:
    'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM2.5 8h11M8 2.5c1.6 1.6 2.3 3.4 2.3 5.5S9.6 11.9 8 13.5C6.4 11.9 5.7 10.1 5.7 8S6.4 4.1 8 2.5z',
  landmark: 'M2.5 13.5h11M3 6.3h10L8 2.8zM4.6 6.3v4.9M8 6.3v4.9M11.4 6.3v4.9M3.4 11.2h9.2',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.3 10.3l3.2 3.2',
  chevronDown: 'M4.5 6.3 8 9.8l3.5-3.5',
  chevronLeft: 'M9.8 4.5 6.3 8l3.5 3.5',
  chevronRight: 'M6.3 4.5 9.8 8l-3.5 3.5',
  arrowRight: 'M3 8h10M9.5 4.5 13 8l-3.5 3.5',
  swap: 'M3 5.5h9M9.5 3 12 5.5 9.5 8M13 10.5H4M6.5 8 4 10.5 6.5 13',
  close: 'M4.3 4.3l7.4 7.4M11.7 4.3l-7.4 7.4',
  check: 'M3.5 8.5l3 3 6-7',
  minus: 'M4 8h8',
  plus: 'M8 4v8M4 8h8',
  calendar: 'M3 4.5h10v8.5H3zM3 7.2h10M5.5 2.8v2.4M10.5 2.8v2.4',
  clock: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM8 5.2V8l2 1.6',
  person: 'M8 8a2.6 2.6 0 1 0 0-5.2A2.6 2.6 0 0 0 8 8zM3 13.5c.4-2.6 2.4-4 5-4s4.6 1.4 5 4',
  instant: 'M9 2 4 9h3.6L7 14l5-7H8.4z',
  copy: 'M5.5 5.5h7v8h-7zM10.5 5.5v-3h-7v8h2',
  warning: WARNING,
  info: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM8 7.5v3.3M8 5.2h.1',
  bag: 'M4 5.5h8v8H4zM6.2 5.5V3.3h3.6v2.2M6.5 8v3M9.5 8v3',
  filter: 'M2.5 4h11M4.5 8h7M6.5 12h3',
  more: 'M3.8 8h.1M8 8h.1M12.2 8h.1',
  keyboard: 'M2 4.5h12v7H2zM4.5 7h.1M7 7h.1M9.5 7h.1M12 7h-.1M5 9.3h6',
  signOut: 'M6.5 2.8H3v10.4h3.5M6.5 8h7M11 5.5 13.5 8 11 10.5',
  download: 'M8 2.5v7.5M5 7.2l3 3 3-3M3 13h10',
  refresh: 'M12.8 8a4.8 4.8 0 1 1-1.5-3.5L13 6M13 3v3h-3',
} as const

/** The names of the icons. */
export type IconName = keyof typeof PATHS

/** An icon in the colour of the text, 16 px by default. Decorative: its control has its own name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Drawing path={PATHS[name]} className={className} />
}
