/**
 * The Node flag with which both programs run. Large answers and streams leave unused buffers outside the
 * heap, and small, frequent collections of a small young generation free them soon. With the default size
 * these collections are too rare, and every 20 MB of traffic causes a collection of the whole heap: a
 * streamed search through the desk takes twice the CPU time, an answer of 200 hotels half as much again
 * (docs/performance.md, bars 6 and 10).
 */
export const youngGeneration = '--max-semi-space-size=4'
