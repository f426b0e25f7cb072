import lighthouse, { desktopConfig } from 'lighthouse'
import { createAirSupply } from '../gateway/world/air/supply.ts'
import { withBareServer } from './bare-page.ts'
import { withDebuggedBrowser } from './browser/debugged-browser.ts'
import { openDesk } from './desk-subject.ts'
import { routes } from './routes.ts'
import { interleave, median, type BenchRow } from './row.ts'
import { openSubject } from './subject.ts'

const ROUNDS = 3
/**
 * A task counts as long from 50 ms on. Added on both sides, so that a peer that never blocks can be divided
 * by.
 */
const LONG_TASK_MS = 50

const forms = { phone: undefined, desktop: desktopConfig }
type Form = keyof typeof forms

/**
 * The measures that Lighthouse takes of one load: milliseconds, the layout shift, and the performance score
 * of 0 to 100.
 */
type Report = { lcp: number; tbt: number; cls: number; score: number }

type Measured = { route: string; form: Form; ours: Report; peer: Report }

/**
 * Bar 20: Lighthouse of every route on a phone and on a desktop, beside a page of Next that does nothing.
 * Each figure is the middle of the rounds; layout shift and score are those of the worst route.
 */
export async function lighthouseOfRoutes(): Promise<BenchRow[]> {
  const air = createAirSupply({ seed: 'bench', wait: () => Promise.resolve(), latencyScale: 0 })
  const subject = await openSubject(air)
  const desk = await openDesk(subject)
  const measured = await withDebuggedBrowser((port) =>
    withBareServer({}, async (bareUrl) => {
      const all: Measured[] = []
      for (const form of ['phone', 'desktop'] as const) {
        const load = (address: string) => reportOf(address, desk.cookie, port, form)
        const loads: Record<string, () => Promise<Report>> = { bare: () => load(`${bareUrl}/`) }
        for (const { name, address } of routes())
          loads[name] = async () => load(`${desk.url}${await address(desk.read)}`)
        const { bare, ...ours } = await middleReports(loads)
        if (!bare) throw new Error('the bare page has no report')
        for (const [route, report] of Object.entries(ours))
          all.push({ route, form, ours: report, peer: bare })
      }
      return all
    }),
  )
  await desk.close()
  await subject.close()
  return [...measured.flatMap(rowsOf), ...worstRows(measured, 'phone'), ...worstRows(measured, 'desktop')]
}

/**
 * The middle report of each page, every figure by itself; the first round only warms servers and caches.
 */
async function middleReports(loads: Record<string, () => Promise<Report>>): Promise<Record<string, Report>> {
  const reports: Record<string, Report[]> = {}
  const contenders = Object.entries(loads).map(([name, load]) => {
    const measure = async () => {
      const report = await load()
      reports[name] = [...(reports[name] ?? []), report]
      return report.lcp
    }
    return [name, measure] as const
  })
  await interleave(Object.fromEntries(contenders), ROUNDS)
  const middle = (all: readonly Report[]): Report => {
    const of = (name: keyof Report) => median(all.slice(1).map((report) => report[name]))
    return { lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), score: of('score') }
  }
  return Object.fromEntries(Object.entries(reports).map(([name, all]) => [name, middle(all)]))
}

async function reportOf(url: string, cookie: string, port: number, form: Form): Promise<Report> {
  const flags = {
    port,
    onlyCategories: ['performance'],
    extraHeaders: { Cookie: cookie },
    logLevel: 'error' as const,
  }
  let lhr = (await lighthouse(url, flags, forms[form]))?.lhr
  // Now and then a trace lacks its beginning, and Lighthouse asks to be run again.
  for (let again = 0; lhr?.runtimeError && again < 2; again += 1) {
    lhr = (await lighthouse(url, flags, forms[form]))?.lhr
  }
  if (!lhr || lhr.runtimeError)
    throw new Error(`Lighthouse of ${url}: ${lhr?.runtimeError?.message ?? 'no report'}`)
  // A redirect to the sign-in would be measured instead of the page.
  if (lhr.finalDisplayedUrl !== new URL(url).href) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`)
  const figure = (name: string) => lhr.audits[name]?.numericValue ?? NaN
  return {
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    score: (lhr.categories['performance']?.score ?? NaN) * 100,
  }
}

function rowsOf({ route, form, ours, peer }: Measured): BenchRow[] {
  const name = `lighthouse ${route} ${form}`
  const common = { bar: 20, better: 'less', guard: 2 } as const
  return [
    {
      ...common,
      name: `${name}, LCP`,
      ours: `${ours.lcp.toFixed(0)} ms (score ${ours.score.toFixed(0)}, CLS ${ours.cls.toFixed(3)})`,
      peer: `${peer.lcp.toFixed(0)} ms (score ${peer.score.toFixed(0)})`,
      ratio: ours.lcp / peer.lcp,
      goal: 1.25,
    },
    {
      ...common,
      name: `${name}, TBT`,
      ours: `${ours.tbt.toFixed(0)} ms`,
      peer: `${peer.tbt.toFixed(0)} ms`,
      ratio: (ours.tbt + LONG_TASK_MS) / (peer.tbt + LONG_TASK_MS),
      goal: 1.3,
    },
  ]
}

function worstRows(measured: readonly Measured[], form: Form): BenchRow[] {
  const ours = measured.filter((one) => one.form === form).map((one) => one.ours)
  const cls = Math.max(...ours.map((report) => report.cls))
  const score = Math.min(...ours.map((report) => report.score))
  const common = { bar: 20, peer: 'worst route' } as const
  return [
    {
      ...common,
      name: `lighthouse ${form}, CLS`,
      ours: cls.toFixed(3),
      ratio: cls,
      better: 'less',
      guard: 0.02,
      goal: 0,
    },
    {
      ...common,
      name: `lighthouse ${form}, score`,
      ours: score.toFixed(0),
      ratio: score,
      better: 'more',
      guard: 95,
      goal: 99,
    },
  ]
}
