/** A source broke off: what was sent before stays valid, the search as a whole failed. */
export class SupplyFailure extends Error {
  override readonly name = 'SupplyFailure'
  readonly source: string

  constructor(source: string, message: string) {
    super(message)
    this.source = source
  }
}
