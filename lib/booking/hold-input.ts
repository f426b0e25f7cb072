import type { PassengerForm } from '../air/passenger-form.ts'

/** What the form sends to hold a fare: the values as typed and checked, and the price that the agent has seen. */
export type HoldInput = {
  fareSourceCode: string
  /** Minted on the server when the form opened; the same for every attempt of this form. */
  clientReference: string
  /** The total the agent consented to, cents: the server refuses to hold at another one. */
  acceptedTotalCents: number
  form: PassengerForm
}
