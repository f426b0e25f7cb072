import 'server-only'

type Shared = Record<string, unknown>

const shared = globalThis as typeof globalThis & { __travelDesk?: Shared }

/**
 * One value per process. Next loads a module several times in one process (for pages and actions, route
 * handlers, proxy), so module state is not shared but `globalThis` is.
 */
export function processWide<T>(key: string, make: () => T): T {
  const all = (shared.__travelDesk ??= {})
  if (!(key in all)) all[key] = make()
  return all[key] as T
}
