import 'server-only'

/**
 * A SessionId on the desk's server. It has no readable property, prints and serialises as `[hidden]`, and React refuses
 * to send it to a browser because it is a class instance.
 */
export class Secret {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
  }

  /** The value itself: for the gateway client alone. */
  reveal(): string {
    return this.#value
  }

  toString(): string {
    return '[hidden]'
  }

  toJSON(): string {
    return '[hidden]'
  }
}
