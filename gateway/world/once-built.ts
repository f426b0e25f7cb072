/**
 * Work in small steps: the generator yields every few milliseconds, so that other work can run in between,
 * and returns its result.
 */
export type Pausing<T> = Generator<void, T>

/**
 * A large value that a process builds once: at the first call that needs it, or step by step before that. A
 * caller that needs it during the build waits only for the remaining steps.
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

  /**
   * Runs the next step. When it throws, the error is passed on and the next call starts from the beginning.
   * @returns whether the value is complete.
   */
  goOn(): boolean {
    if (this.#made) return true
    // Take the work out first, so that an exception leaves nothing half done.
    const work = this.#work ?? this.#make()
    this.#work = null
    const { done, value } = work.next()
    if (done === true) this.#made = { value }
    else this.#work = work
    return done === true
  }
}
