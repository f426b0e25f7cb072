import { afterEach, describe, expect, test, vi } from 'vitest'
import { read, ReadFailure } from '../../../lib/read.ts'

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
