/** Work that may be laid aside: it yields wherever a pause is welcome, every few milliseconds, and returns what it made. */
export type Pausing<T> = Generator<void, T>

/**
 * Something large that a process makes once: at the first call that needs it, or before, piece by piece. Whoever needs it
 * while it is being made waits for the rest alone.
 */
export class OnceBuilt<T> {
  readonly #make: () => Pausing<T>
  #work: Pausing<T> | null = null
  #made: { value: T } | null = null

  constructor(make: () => Pausing<T>) {
    this.#make = make
  }

  get(): T {
    for (;;) {
      if (this.#made) return this.#made.value
      this.goOn()
    }
  }

  /** Does the next piece; what it throws is thrown, and the next call begins anew. @returns whether all is done. */
  goOn(): boolean {
    if (this.#made) return true
    // Laid aside meanwhile: what throws leaves nothing half made behind.
    const work = this.#work ?? this.#make()
    this.#work = null
    const { done, value } = work.next()
    if (done === true) this.#made = { value }
    else this.#work = work
    return done === true
  }
}
