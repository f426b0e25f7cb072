import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import { airlineRecords, airportRecords, cityRecords, countryRecords } from './records.ts'

/** Static files below `/data/reference/` (Session gateway, Static files and images). */
export type ReferenceFileName = 'countries.json' | 'cities.json' | 'airports.json' | 'airlines.json'

/** One file ready to send, in every coding. */
export type ReferenceFile = {
  /** Strong, in quotes; it names the content, so a coding adds its own mark when it is sent. */
  etag: string
  bytes: { identity: Uint8Array; gzip: Uint8Array; br: Uint8Array; zstd: Uint8Array }
}

const records: Readonly<Record<ReferenceFileName, () => object[]>> = {
  'countries.json': countryRecords,
  'cities.json': cityRecords,
  'airports.json': airportRecords,
  'airlines.json': airlineRecords,
}

const built = new Map<ReferenceFileName, ReferenceFile>()

/** The names of the four files. */
export const referenceFileNames = Object.keys(records) as ReferenceFileName[]

/** A file as bytes, a plain JSON array (gap 119), built and compressed at its first request. */
export function referenceFile(name: ReferenceFileName): ReferenceFile {
  let file = built.get(name)
  if (file === undefined) {
    const identity = Buffer.from(JSON.stringify(records[name]()))
    file = {
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
      bytes: {
        identity,
        gzip: gzipSync(identity, { level: 6 }),
        br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
        zstd: zstdCompressSync(identity, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
      },
    }
    built.set(name, file)
  }
  return file
}
