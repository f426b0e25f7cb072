import { readFileSync } from 'node:fs'

/**
 * Rows of a generated table below `reference/data`, tab-separated, one record per line.
 * The tables are written by `make/make-tables.ts` from the npm packages named in docs/data.md.
 */
export function readRows(name: 'airports.tsv' | 'cities.tsv'): string[][] {
  const text = readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
}
