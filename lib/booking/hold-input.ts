/** What a form sends to hold an offer: its values as typed and checked, and the price that the agent has seen. */
export type HoldInput<Form> = {
  /** The code of the offer. */
  offerCode: string
  /** Derived on the server when the form opened; only a settled attempt leads to another. */
  clientReference: string
  /** The total the agent consented to, cents: the server refuses to hold at another one. */
  acceptedTotalCents: number
  form: Form
}
