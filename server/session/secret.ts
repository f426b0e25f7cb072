import 'server-only'

/**
 * A SessionId or token on the desk's server. It has no readable property, it prints and serialises as
 * `[hidden]`, and React refuses to send it to a browser because it is a class instance.
 */
export class Secret {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
  }

  /** The value itself. Only for the gateway client. */
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
