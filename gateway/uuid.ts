import { createHash } from 'node:crypto'

/** A hash in the layout of a UUID. `version` is 4 for a keyed hash, 5 for the hash of a public name. */
export function uuidOfHash(hex: string, version: 4 | 5): string {
  const variant = ((parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `${version}${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** A UUID (version 5 layout) that is the same for a name on every instance. */
export function stableUuid(name: string): string {
  return uuidOfHash(createHash('sha1').update(`travel-desk:${name}`).digest('hex'), 5)
}
