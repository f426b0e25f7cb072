/** A source broke off: what it sent before stays valid, but the search as a whole failed. */
export class SupplyFailure extends Error {
  override readonly name = 'SupplyFailure'
  readonly source: string

  constructor(source: string, message: string) {
    super(message)
    this.source = source
  }
}
