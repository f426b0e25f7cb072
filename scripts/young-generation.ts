/**
 * The flag of Node with which both programs run: a small young generation. Large answers and streams leave dead buffers
 * behind, which lie outside the heap; small, frequent collections sweep them at once. With the default size they are too
 * rare, and every 20 MB of traffic cost a collection of the whole heap: twice the CPU of a passed stream, half as much
 * again of an answer of 200 hotels (docs/performance.md, bars 6 and 10).
 */
export const youngGeneration = '--max-semi-space-size=4'
