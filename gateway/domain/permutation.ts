import { createCipheriv, createHmac } from 'node:crypto'

/** Numbers below a size in another order, each once. */
export type Permutation = { of(index: number): number; back(value: number): number }

const ROUNDS = 8
const BLOCK_BYTES = 16
const HASH_BYTES = 6

/**
 * An order of the numbers from 0 to `size - 1` that nobody can tell without the key: a Feistel network over
 * the smallest square that has room for them, walked until it is below the size. AES is its round function.
 * @param use names the numbers that are ordered; every use has an order of its own.
 * @param size at most 2^46.
 */
export function permutation(key: Buffer, use: string, size: number): Permutation {
  const half = Math.ceil(Math.sqrt(size))
  const cipher = createCipheriv('aes-256-ecb', createHmac('sha256', key).update(use).digest(), null)
  const block = Buffer.alloc(BLOCK_BYTES)
  const mix = (round: number, part: number) => {
    block.writeUInt8(round, 0)
    block.writeUIntBE(part, 1, HASH_BYTES)
    return cipher.update(block).readUIntBE(0, HASH_BYTES) % half
  }
  const forth = (value: number) => {
    let [left, right] = [Math.floor(value / half), value % half]
    for (let round = 0; round < ROUNDS; round += 1) {
      ;[left, right] = [right, (left + mix(round, right)) % half]
    }
    return left * half + right
  }
  const back = (value: number) => {
    let [left, right] = [Math.floor(value / half), value % half]
    for (let round = ROUNDS - 1; round >= 0; round -= 1) {
      ;[left, right] = [(right - mix(round, left) + half) % half, left]
    }
    return left * half + right
  }
  const walk = (step: (value: number) => number) => (from: number) => {
    if (!Number.isInteger(from) || from < 0 || from >= size)
      throw new RangeError(`${from} is not below ${size}`)
    let value = step(from)
    while (value >= size) value = step(value)
    return value
  }
  return { of: walk(forth), back: walk(back) }
}
