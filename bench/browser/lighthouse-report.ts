import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse'
import { blockedOf, mainTasks } from './trace-cost.ts'

const FORMS = { phone: undefined, desktop: desktopConfig }

/** A phone, four times slower than this machine, or a desktop as fast as it. */
export type Form = keyof typeof FORMS
const SLOWDOWN: Record<Form, number> = { phone: 4, desktop: 1 }

const COUNTED_MS = 5000

/** What Lighthouse measures of one load of a page. */
export type Report = {
  /** Milliseconds until the largest paint. */
  lcp: number
  /** Layout shift. */
  cls: number
  /** Performance score, 0 to 100. */
  score: number
  /** CPU milliseconds of tasks beyond 50 each, so that load from other processes does not count. */
  blocked: number
  /** CPU milliseconds of the longest task. */
  longest: number
  /** Requests that began in the first five seconds. */
  requests: number
  /** Those among them that read another page before anybody has asked for it. */
  unasked: number
  /** Size of their answers. */
  kilobytes: number
}

/**
 * Loads a page in the browser that listens on `port`, for five seconds at least where requests are counted.
 */
export async function lighthouseReport(
  url: string,
  options: { form: Form; port: number; cookie: string; counted: boolean },
): Promise<Report> {
  const flags = {
    port: options.port,
    onlyCategories: ['performance'],
    extraHeaders: { Cookie: options.cookie },
    logLevel: 'error' as const,
    ...(options.counted ? { pauseAfterFcpMs: COUNTED_MS } : {}),
  }
  let result: RunnerResult | undefined
  // Now and then a trace lacks its beginning, and Lighthouse asks to be run again.
  for (let again = 0; again < 3 && (!result || result.lhr.runtimeError); again += 1) {
    result = await lighthouse(url, flags, FORMS[options.form])
  }
  const lhr = result?.lhr
  if (!result || !lhr || lhr.runtimeError)
    throw new Error(`Lighthouse of ${url}: ${lhr?.runtimeError?.message ?? 'no report'}`)
  // A redirect to the sign-in would be measured instead of the page.
  if (lhr.finalDisplayedUrl !== new URL(url).href) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`)
  const figure = (name: string) => lhr.audits[name]?.numericValue ?? NaN
  const taskMs = mainTasks(result.artifacts.Trace.traceEvents).map((ms) => ms * SLOWDOWN[options.form])
  return {
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    score: (lhr.categories['performance']?.score ?? NaN) * 100,
    blocked: blockedOf(taskMs),
    longest: Math.max(...taskMs),
    ...requestsOf(lhr),
  }
}

type Request = { url: string; networkRequestTime: number; transferSize: number }

function requestsOf({ audits }: RunnerResult['lhr']): Pick<Report, 'requests' | 'unasked' | 'kilobytes'> {
  const { details } = audits['network-requests'] ?? {}
  if (details?.type !== 'table') throw new Error('Lighthouse has counted no requests')
  const all = (details.items as unknown as Request[]).filter(
    ({ url, networkRequestTime }) => url.startsWith('http') && networkRequestTime <= COUNTED_MS,
  )
  return {
    requests: all.length,
    unasked: all.filter(({ url }) => new URL(url).searchParams.has('_rsc')).length,
    kilobytes: all.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
  }
}
