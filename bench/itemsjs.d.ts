/** The parts of itemsjs that the benchmarks use; the package has no types. */
declare module 'itemsjs' {
  type Options = {
    per_page: number
    page: number
    sort?: string
    filters: Readonly<Record<string, readonly string[] | undefined>>
  }
  type Result = {
    pagination: { total: number }
    data: {
      items: { id: number }[]
      aggregations: Record<string, { buckets: { key: string; doc_count: number }[] }>
    }
  }
  function itemsjs(items: readonly object[], configuration: object): { search(options: Options): Result }
  export = itemsjs
}
