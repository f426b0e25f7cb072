import type { PassengerForm } from '../air/passenger-form.ts'

/** What the form sends to hold a fare: the values as typed and checked, and the price that the agent has seen. */
export type HoldInput = {
  fareSourceCode: string
  /** Derived on the server when the form opened; only a settled attempt leads to another. */
  clientReference: string
  /** The total the agent consented to, cents: the server refuses to hold at another one. */
  acceptedTotalCents: number
  form: PassengerForm
}
