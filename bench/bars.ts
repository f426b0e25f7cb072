import type { BenchRow } from './row.ts'

/** Every bar by the name that `npm run bench -- <name>` takes; its module is loaded when it is measured. */
export const bars: Record<string, () => Promise<BenchRow[]>> = {
  facet: async () => (await import('./facet.ts')).facet(),
  'hotel-answer': async () => (await import('./hotel-answer.ts')).hotelAnswer(),
  'hotel-new-dates': async () => (await import('./hotel-new-dates.ts')).hotelNewDates(),
  'facet-paint': async () => (await import('./facet-paint.ts')).facetPaint(),
  'air-block': async () => (await import('./air-block.ts')).airBlock(),
  'air-stream': async () => (await import('./air-stream.ts')).airStream(),
  'air-proxy': async () => (await import('./air-proxy.ts')).airProxy(),
  'stream-render': async () => (await import('./stream-render.ts')).streamRender(),
  'stream-first': async () => (await import('./stream-first.ts')).streamFirst(),
  'activity-search': async () => (await import('./activity-search.ts')).activitySearch(),
  'activity-all': async () => (await import('./activity-all.ts')).activityAll(),
  'activities-first': async () => (await import('./activities-first.ts')).activitiesFirst(),
  'place-key': async () => (await import('./place-key.ts')).placeKey(),
  'gateway-share': async () => (await import('./gateway-share.ts')).gatewayShare(),
  'next-share': async () => (await import('./next-share.ts')).nextShare(),
  'js-per-route': async () => (await import('./js-per-route.ts')).jsPerRoute(),
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouseOfRoutes(),
  'dashboard-scale': async () => (await import('./dashboard-scale.ts')).dashboardScale(),
  'calendar-month': async () => (await import('./calendar-month.ts')).calendarMonth(),
  'booking-import': async () => (await import('./booking-import.ts')).bookingImport(),
  'first-minute': async () => (await import('./first-minute.ts')).firstMinute(),
  'wallet-hold': async () => (await import('./wallet-hold.ts')).walletHold(),
}
