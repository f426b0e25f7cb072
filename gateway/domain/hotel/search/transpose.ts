/**
 * Turns 32 words of 32 bits in place: bit b of word w becomes bit w of word b. In each round, squares of
 * half the size change places; `mask` has the bits of their lower halves. Setting the bits one by one takes
 * longer.
 */
export function transpose(square: Uint32Array): void {
  let mask = 0x0000ffff
  for (let half = 16; half > 0; half >>>= 1, mask ^= mask << half) {
    for (let at = 0; at < 32; at = (at + half + 1) & ~half) {
      const low = square[at] as number
      const high = square[at + half] as number
      const differing = ((low >>> half) ^ high) & mask
      square[at] = low ^ (differing << half)
      square[at + half] = high ^ differing
    }
  }
}
