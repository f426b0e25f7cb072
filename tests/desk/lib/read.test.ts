import { afterEach, describe, expect, test, vi } from 'vitest'
import { keepTraces, read, ReadFailure } from '../../../lib/read.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)
const failureOf = async (reading: Promise<unknown>) => {
  const error: unknown = await reading.catch((reason: unknown) => reason)
  if (!(error instanceof ReadFailure)) return error
  return { status: error.status, code: error.code, message: error.message }
}
const balance = (signal?: AbortSignal) => read('wallet.balance', {}, signal)

describe('a read of the browser', () => {
  test('is sent to the read route with the header that foreign pages cannot send', async () => {
    const calls: [string, RequestInit][] = []
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      calls.push([url, init])
      return Promise.resolve(Response.json({ Balance: 1 }))
    })
    expect(await balance()).toEqual({ Balance: 1 })
    const [[url, init] = []] = calls
    expect(url).toBe('/api/read/wallet.balance')
    expect(init).toMatchObject({ method: 'POST', body: '{}', headers: { 'x-desk': '1' } })
    expect(new Headers(init?.headers).get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('begins a trace of its own where the desk says that it keeps traces', async () => {
    const sent: (string | null)[] = []
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      sent.push(new Headers(init.headers).get('traceparent'))
      return Promise.resolve(Response.json({ Balance: 1 }))
    })
    await balance()
    keepTraces(true)
    await balance()
    await balance()
    keepTraces(false)
    const [off, first, second] = sent
    expect(off).toBeNull()
    expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect(second).not.toBe(first)
  })

  test('fails with the status, the code and the sentence of the answer', async () => {
    answering(() => Promise.resolve(Response.json({ code: 'Err1', message: 'No.' }, { status: 422 })))
    expect(await failureOf(balance())).toEqual({ status: 422, code: 'Err1', message: 'No.' })
    answering(() => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })))
    expect(await failureOf(balance())).toEqual({ status: 502, code: '', message: '' })
  })

  test('takes no 200 without JSON for an answer', async () => {
    for (const body of ['<h1>Sign in</h1>', '', 'null']) {
      answering(() => Promise.resolve(new Response(body)))
      expect(await failureOf(balance())).toMatchObject({ status: 502 })
    }
  })

  test('says that the desk is away when nothing answers', async () => {
    answering(() => Promise.reject(new TypeError('fetch failed')))
    expect(await failureOf(balance())).toMatchObject({ status: 0, code: 'Unreachable' })
  })

  test('that was left is no failure of the desk', async () => {
    const left = new AbortController()
    left.abort()
    answering(() => Promise.reject(left.signal.reason as Error))
    expect(await failureOf(balance(left.signal))).toBe(left.signal.reason)
  })
})

describe('a read that a busy desk turned away', () => {
  afterEach(() => vi.useRealTimers())

  /** A desk that turns away this many requests, and then answers. */
  function busy(times: number) {
    vi.useFakeTimers()
    const answers: Response[] = []
    answering(() => {
      const headers = { 'x-desk-busy': '1', 'retry-after': '3' }
      const isBusy = answers.length < times
      const answer = isBusy
        ? Response.json({ code: 'Busy', message: 'Travel Desk is busy.' }, { status: 503, headers })
        : Response.json({ Balance: 1 })
      answers.push(answer)
      return Promise.resolve(answer)
    })
    return answers
  }

  test('is sent again when the desk says', async () => {
    const answers = busy(2)
    const answer = balance()
    await vi.advanceTimersByTimeAsync(2_999)
    expect(answers).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(3_001)
    expect(await answer).toEqual({ Balance: 1 })
    expect(answers).toHaveLength(3)
    expect(answers.every(({ bodyUsed }) => bodyUsed)).toBe(true)
  })

  test('fails after the third time', async () => {
    const answers = busy(9)
    const failed = failureOf(balance())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await failed).toEqual({ status: 503, code: 'Busy', message: 'Travel Desk is busy.' })
    expect(answers).toHaveLength(4)
  })

  test('is not sent again once it was left', async () => {
    const answers = busy(9)
    const left = new AbortController()
    const failed = failureOf(balance(left.signal))
    await vi.advanceTimersByTimeAsync(1_000)
    left.abort()
    expect(await failed).toBe(left.signal.reason)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(answers).toHaveLength(1)
  })

  test('is told from any other 503, which is not repeated here', async () => {
    let calls = 0
    answering(() => {
      calls += 1
      return Promise.resolve(Response.json({ code: 'Unavailable' }, { status: 503 }))
    })
    expect(await failureOf(balance())).toMatchObject({ status: 503, code: 'Unavailable' })
    expect(calls).toBe(1)
  })
})
