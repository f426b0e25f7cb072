import type { RefundTerms } from './refund-terms.ts'

/** What a form sends to hold an offer: its checked values, and the price that the agent has seen. */
export type HoldInput<Form> = {
  /** The code of the offer. */
  offerCode: string
  /** Derived on the server when the form opened; only after a settled attempt is there a new one. */
  clientReference: string
  /** The total that the agent agreed to, in cents: the server holds at no other. */
  acceptedTotalCents: number
  /** The terms that the agent agreed to, where they may get worse. The server holds under no worse ones. */
  acceptedRefund?: RefundTerms | undefined
  /** The agent was told of other bookings of these people at the same time, and wants this one as well. */
  evenIfBooked: boolean
  /** The option of a trip that the form books; null or left out for none. */
  optionId?: string | null | undefined
  form: Form
}
