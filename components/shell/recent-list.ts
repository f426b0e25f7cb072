/** Where recent searches lie: the browser's local storage, or a stand-in. */
export type RecentStorage = Pick<Storage, 'getItem' | 'setItem'>

const KEPT = 10

/**
 * The last ten entries of a list, newest first, as the texts that were put there; none where something else
 * lies there.
 */
export function readRecentTexts(storage: Pick<RecentStorage, 'getItem'>, key: string): string[] {
  try {
    const texts: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(texts) ? texts.map(String) : []
  } catch {
    return [] // Something else wrote there: as good as empty.
  }
}

/** Keeps the first ten of `texts`, newest first. */
export function keepRecentTexts(storage: RecentStorage, key: string, texts: readonly string[]): void {
  try {
    storage.setItem(key, JSON.stringify(texts.slice(0, KEPT)))
  } catch {
    // A full or forbidden storage costs the comfort of repeating, nothing else.
  }
}
