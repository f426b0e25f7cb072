/** A part of the JSON of each row of a place, as UTF-8 bytes with a comma in front; written once and then kept. */
export type KeptRows = { bytesOf(row: number): Uint8Array }

/**
 * Bytes that are kept as long as what they are about: a `CityIndex` for what dates do not change, a `PricedStay` for what
 * they do. Writing 200 hotels as objects costs many times what copying their bytes does (docs/performance.md).
 * @param owner the index or the stay.
 * @param name of this kind of bytes, one for all that `write` depends on besides the owner and the row: dialect, language,
 * address of the site, party.
 * @param write JSON of a row, or of a part of it; called when the row is first asked for.
 */
export function keptRows(owner: object, name: string, write: (row: number) => string): KeptRows {
  let ofOwner = kept.get(owner)
  if (!ofOwner) kept.set(owner, (ofOwner = new Map<string, KeptRows>()))
  let rows = ofOwner.get(name)
  if (!rows) ofOwner.set(name, (rows = writtenOnce(write)))
  return rows
}

const kept = new WeakMap<object, Map<string, KeptRows>>()

function writtenOnce(write: (row: number) => string): KeptRows {
  const written = new Map<number, Uint8Array>()
  return {
    bytesOf(row) {
      let bytes = written.get(row)
      if (!bytes) written.set(row, (bytes = Buffer.from(`,${write(row)}`)))
      return bytes
    },
  }
}
