import { createHash } from 'node:crypto'
import { constants, gzipSync, zstdCompressSync } from 'node:zlib'
import type { ReferenceSupply } from '../../supply/reference/port.ts'
import { airlineRecords, airportRecords, cityRecords, countryRecords } from './reference-records.ts'

/** Static files below `/data/reference/` (Session gateway, Static files and images). */
export type ReferenceFileName = 'countries.json' | 'cities.json' | 'airports.json' | 'airlines.json'

/** One file ready to send, in every encoding. */
export type ReferenceFile = {
  /** Strong, in quotes. It identifies the content; each encoding appends its own suffix when it is sent. */
  etag: string
  bytes: { identity: Uint8Array; gzip: Uint8Array; zstd: Uint8Array }
}

const records: Readonly<Record<ReferenceFileName, (reference: ReferenceSupply) => object[]>> = {
  'countries.json': (reference) => countryRecords(reference.countries()),
  'cities.json': (reference) => cityRecords(reference.cities()),
  'airports.json': (reference) => airportRecords(reference.airports()),
  'airlines.json': (reference) => airlineRecords(reference.airlines()),
}

const built = new WeakMap<ReferenceSupply, Map<ReferenceFileName, ReferenceFile>>()

/** The names of the four files. */
export const referenceFileNames = Object.keys(records) as ReferenceFileName[]

/** A file as bytes, a plain JSON array (gap 119), built and compressed on its first request. */
export function referenceFile(reference: ReferenceSupply, name: ReferenceFileName): ReferenceFile {
  const files = built.get(reference) ?? new Map<ReferenceFileName, ReferenceFile>()
  built.set(reference, files)
  const file = files.get(name) ?? fileOf(records[name](reference))
  files.set(name, file)
  return file
}

function fileOf(records: object[]): ReferenceFile {
  const identity = Buffer.from(JSON.stringify(records))
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    bytes: {
      identity,
      gzip: gzipSync(identity, { level: 6 }),
      zstd: zstdCompressSync(identity, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
    },
  }
}
