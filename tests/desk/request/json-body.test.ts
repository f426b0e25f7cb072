import { expect, test } from 'vitest'
import { readJsonObject } from '../../../server/request/json-body.ts'

const LIMIT = 256_000
const post = (body: BodyInit) =>
  new Request('http://desk/', { method: 'POST', body, duplex: 'half' } as RequestInit)
/** An object of this many bytes; `letter` may take several. */
const sized = (bytes: number, letter = 'x') => {
  const room = bytes - '{"q":""}'.length
  return `{"q":"${letter.repeat(room / Buffer.byteLength(letter))}"}`
}

test('256,000 bytes are read, one more is not, and bytes count, not letters', async () => {
  expect(await readJsonObject(post(sized(LIMIT)))).toMatchObject({ q: expect.any(String) as string })
  expect(await readJsonObject(post(sized(LIMIT + 1)))).toBeNull()
  expect(await readJsonObject(post(sized(LIMIT, 'éé')))).not.toBeNull()
  expect(await readJsonObject(post(sized(LIMIT + 4, 'éé')))).toBeNull()
})

test('a body that is too long is not read to its end', async () => {
  let sent = 0
  let left = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1
      controller.enqueue(new Uint8Array(64_000))
    },
    cancel: () => {
      left = true
    },
  })
  expect(await readJsonObject(post(endless))).toBeNull()
  expect({ left, isBounded: sent <= 8 }).toEqual({ left: true, isBounded: true })
})

test('text that no database takes is refused with the name of its field', async () => {
  const refusal = (body: object) => readJsonObject(post(JSON.stringify(body)))
  await expect(refusal({ search: 'a\0' })).rejects.toThrow('search has a character that cannot be stored.')
  await expect(refusal({ draft: { names: ['x', '\ud800'] } })).rejects.toThrow(/^draft\.names\.1 has/)
  expect(await refusal({ search: 'a\u0007' })).toEqual({ search: 'a\u0007' })
})
