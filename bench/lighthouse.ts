import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withBareServer } from './bare-page.ts'
import { lighthouseReport, type Form, type Report } from './browser/lighthouse-report.ts'
import { readStillPage, serveStillPages } from './browser/still-pages.ts'
import { withBrowser } from './browser/with-browser.ts'
import { withDebuggedBrowser } from './browser/debugged-browser.ts'
import { createAirSupply } from '../gateway/world/air/supply.ts'
import { LONG_TASK_MS } from './browser/trace-cost.ts'
import { routes, type MeasuredRoute } from './routes.ts'
import { interleave, median, type BenchRow } from './row.ts'

const ROUNDS = 2
const MOST_REQUESTS = 30

type Side = 'ours' | 'still' | 'frame'
type Measured = { route: string; form: Form; reports: Record<Side, Report> }

/**
 * Bar 20: Lighthouse of every route on a phone and on a desktop. The largest paint is compared with the same
 * HTML and CSS without scripts, the time that the main thread is blocked with a page of Next that hydrates
 * the same elements. Each figure is the middle of the rounds.
 */
export async function lighthouseOfRoutes(): Promise<BenchRow[]> {
  const air = createAirSupply({ seed: 'bench', wait: () => Promise.resolve(), latencyScale: 0 })
  const folder = await mkdtemp(path.join(tmpdir(), 'travel-desk-frames-'))
  try {
    const measured = await withBrowser(air, async ({ url, cookie, read, newPage }) => {
      const still = await serveStillPages(url, cookie)
      const page = await newPage()
      const pages: Record<string, Record<Side, string>> = {}
      for (const { name, address } of measuredRoutes()) {
        const found = await address(read)
        const stillPage = await readStillPage(page, `${url}${found}`)
        still.put(found, stillPage)
        await writeFile(path.join(folder, `${encodeURIComponent(name)}.json`), JSON.stringify(stillPage))
        pages[name] = { ours: `${url}${found}`, still: `${still.url}${found}`, frame: frameAddress(name) }
      }
      await page.close()
      const all = await withDebuggedBrowser((port) =>
        withBareServer({ BENCH_FRAMES: folder }, (bareUrl) => measureAll(pages, bareUrl, port, cookie)),
      )
      await still.close()
      return all
    })
    return [...measured.flatMap(rowsOf), ...worstRows(measured, 'phone'), ...worstRows(measured, 'desktop')]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** All routes, or those whose names `BENCH_ROUTES` lists with commas. */
function measuredRoutes(): MeasuredRoute[] {
  const chosen = process.env['BENCH_ROUTES']?.split(',')
  return routes().filter(({ name }) => !chosen || chosen.includes(name))
}

const frameAddress = (name: string) => `/frame?name=${encodeURIComponent(name)}`

async function measureAll(
  pages: Record<string, Record<Side, string>>,
  bareUrl: string,
  port: number,
  cookie: string,
): Promise<Measured[]> {
  const all: Measured[] = []
  for (const form of ['phone', 'desktop'] as const) {
    for (const [route, { ours, still, frame }] of Object.entries(pages)) {
      const reports: Record<Side, Report[]> = { ours: [], still: [], frame: [] }
      const contender = (side: Side, address: string) => async () => {
        const report = await lighthouseReport(address, { form, port, cookie, counted: side === 'ours' })
        reports[side].push(report)
        return report.lcp
      }
      const sides = {
        ours: contender('ours', ours),
        still: contender('still', still),
        frame: contender('frame', `${bareUrl}${frame}`),
      }
      await interleave(sides, ROUNDS)
      const middle = (side: Side) => middleReport(reports[side])
      all.push({
        route,
        form,
        reports: { ours: middle('ours'), still: middle('still'), frame: middle('frame') },
      })
    }
  }
  return all
}

/** Every figure by itself; the first round only warms servers and caches. */
function middleReport(all: readonly Report[]): Report {
  const of = (name: keyof Report) => median(all.slice(1).map((report) => report[name]))
  return {
    ...{ lcp: of('lcp'), cls: of('cls'), score: of('score'), blocked: of('blocked') },
    ...{
      longest: of('longest'),
      requests: of('requests'),
      unasked: of('unasked'),
      kilobytes: of('kilobytes'),
    },
  }
}

const LCP_LIMITS = { phone: { guard: 1.6, goal: 1.3 }, desktop: { guard: 1.3, goal: 1.1 } }

function rowsOf({ route, form, reports: { ours, still, frame } }: Measured): BenchRow[] {
  const name = `lighthouse ${route} ${form}`
  const common = { bar: 20, better: 'less' } as const
  const load = `${ours.requests} requests, ${ours.kilobytes.toFixed(0)} kB, longest ${ours.longest.toFixed(0)} ms`
  return [
    {
      ...common,
      name: `${name}, LCP`,
      ours: `${ours.lcp.toFixed(0)} ms (score ${ours.score.toFixed(0)}, CLS ${ours.cls.toFixed(3)})`,
      peer: `${still.lcp.toFixed(0)} ms (score ${still.score.toFixed(0)})`,
      ratio: ours.lcp / still.lcp,
      ...LCP_LIMITS[form],
    },
    {
      ...common,
      name: `${name}, blocked`,
      ours: `${ours.blocked.toFixed(0)} ms (${load})`,
      peer: `${frame.blocked.toFixed(0)} ms`,
      // A peer that never blocks can be divided by.
      ratio: (ours.blocked + LONG_TASK_MS) / (frame.blocked + LONG_TASK_MS),
      guard: 1.5,
      goal: 1,
    },
  ]
}

/** The scores are goals alone: they move with the machine. */
const SCORE_GOALS = { phone: 85, desktop: 95 }

function worstRows(measured: readonly Measured[], form: Form): BenchRow[] {
  const ours = measured.filter((one) => one.form === form).map((one) => one.reports.ours)
  const worst = (name: keyof Report) => Math.max(...ours.map((report) => report[name]))
  const score = Math.min(...ours.map((report) => report.score))
  const row = (name: string, value: number, digits: number, guard: number, goal: number): BenchRow => ({
    ...{ bar: 20, name: `lighthouse ${form}, ${name}`, peer: 'worst route', better: 'less' },
    ...{ ours: value.toFixed(digits), ratio: value, guard, goal },
  })
  return [
    row('CLS', worst('cls'), 3, 0.02, 0),
    row('requests in 5 s', worst('requests'), 0, MOST_REQUESTS, MOST_REQUESTS),
    row('pages read unasked', worst('unasked'), 0, 0, 0),
    { ...row('score', score, 0, 0, SCORE_GOALS[form]), better: 'more' },
  ]
}
