/** What a form sends to hold an offer: its checked values, and the price that the agent has seen. */
export type HoldInput<Form> = {
  /** The code of the offer. */
  offerCode: string
  /** Derived on the server when the form opened; only after a settled attempt is there a new one. */
  clientReference: string
  /** The total that the agent agreed to, in cents: the server holds at no other. */
  acceptedTotalCents: number
  /** The agent was told of an earlier booking of this offer with one of these people, and wants another. */
  evenIfBooked: boolean
  form: Form
}
