import { catalogueIndex } from '../gateway/domain/activity/catalogue-index.ts'
import { findProducts, type ProductQuery } from '../gateway/domain/activity/find-products.ts'
import { piecesOf, rowBytes } from '../gateway/families/activity/product-rows.ts'
import { activitySupply } from '../gateway/world/activity/activity-supply.ts'
import { NO_FILTER } from './activity-search.ts'
import { interleave, type BenchRow } from './row.ts'

const ORIGIN = 'https://gateway.example'
const ROUNDS = 60
const [open, close] = [Buffer.from('['), Buffer.from(']')]

type Row = { uuid: string; basePrice: number }

/**
 * Bar 12: the bytes of the whole catalogue's short rows, beside a copy of as many bytes; and the cheaper half
 * in order of price, beside the same filter and sort over objects that are ready, and `JSON.stringify`. Both
 * sides must answer the same bytes.
 */
export async function activityAll(): Promise<BenchRow[]> {
  const catalogue = activitySupply.catalogue()
  const { products, orders } = catalogueIndex(catalogue)
  const maxCents = products[orders.price[Math.floor(products.length / 2)]!]!.fromCents
  const answer = (query: Partial<ProductQuery>) => {
    const { index, rows } = findProducts(catalogue, { ...NO_FILTER, ...query }, 'sandbox')
    return Buffer.concat([open, ...piecesOf(rowBytes(index.products, ORIGIN, null), rows), close])
  }
  const whole = answer({})
  const ready = JSON.parse(whole.toString()) as Row[]
  const half = () => answer({ maxCents, sort: 'price' })
  const halfOfPeer = () => {
    const rows = ready.filter(({ basePrice }) => basePrice <= maxCents / 100)
    return Buffer.from(JSON.stringify(rows.sort((a, b) => a.basePrice - b.basePrice)))
  }
  if (!half().equals(halfOfPeer())) throw new Error('both sides must answer the same bytes')
  const timed = (run: () => Buffer) => () => {
    const start = performance.now()
    run()
    return Promise.resolve((performance.now() - start) * 1000)
  }
  const times = await interleave(
    {
      whole: timed(() => answer({})),
      copy: timed(() => Buffer.from(whole)),
      half: timed(half),
      stringify: timed(halfOfPeer),
    },
    ROUNDS,
  )
  // A copy of some megabytes takes a multiple of its time when a neighbour works: the fastest round counts.
  const best = (values: readonly number[]) => Math.min(...values)
  const micros = (values: readonly number[]) => `${best(values).toFixed(0)} us`
  const size = `${micros(times.copy)} (${(whole.length / 1e6).toFixed(1)} MB)`
  return [
    {
      bar: 12,
      name: 'act-all, memcpy',
      ...{ ours: micros(times.whole), peer: size },
      ratio: best(times.whole) / best(times.copy),
      ...{ better: 'less', guard: 2, goal: 1.2 },
    },
    {
      bar: 12,
      name: 'act-all, half sorted',
      ...{ ours: micros(times.half), peer: micros(times.stringify) },
      ratio: best(times.stringify) / best(times.half),
      ...{ better: 'more', guard: 8, goal: 20 },
    },
  ]
}
