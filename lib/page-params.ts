/** The query of a page as Next hands it over. */
export type PageQuery = Promise<Record<string, string | string[] | undefined>>

/** Reads it as the address has it; a parameter that stands there twice is left out. */
export async function readPageParams(query: PageQuery): Promise<URLSearchParams> {
  const single = Object.entries(await query).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new URLSearchParams(single)
}
