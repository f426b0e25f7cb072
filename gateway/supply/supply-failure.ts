/** A source broke off: the offers that it sent before stay valid, but the search as a whole failed. */
export class SupplyFailure extends Error {
  override readonly name = 'SupplyFailure'
  readonly source: string

  constructor(source: string, message: string) {
    super(message)
    this.source = source
  }
}
