/** The query of a page as Next passes it. */
export type PageQuery = Promise<Record<string, string | string[] | undefined>>

/** The query as URL parameters; a parameter that occurs twice is left out. */
export async function readPageParams(query: PageQuery): Promise<URLSearchParams> {
  const single = Object.entries(await query).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new URLSearchParams(single)
}
