/** Next calls this once when the desk's server starts, and answers requests after it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { checkSettings, checkStore } = await import('./server/check-settings.ts')
    const { prepareEveryRequest } = await import('./server/request/every-request.ts')
    prepareEveryRequest(checkSettings().trustProxy)
    await checkStore()
    const { desk } = await import('./server/desk.ts')
    const { measureStore } = await import('./server/measures.ts')
    const { startPurging } = await import('./server/store/purge.ts')
    const { reindexBookings } = await import('./server/booking/reindex.ts')
    const { reindexTravellers } = await import('./server/traveller/reindex.ts')
    const { reindexClients } = await import('./server/client/reindex-clients.ts')
    const { reindexTrips } = await import('./server/booking/trip-names.ts')
    const { sealViewNames } = await import('./server/booking/saved-views.ts')
    measureStore(desk().store)
    startPurging(desk(), [sealViewNames, reindexBookings, reindexTravellers, reindexClients, reindexTrips])
  }
}
