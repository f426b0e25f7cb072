import { copiedRequests } from './copied-requests.ts'
import { forgetCopiedTravellers } from './copied-travellers.ts'

/** Forgets what was copied in this tab, as on sign-out. */
export function forgetCopied(): void {
  copiedRequests.set(null)
  forgetCopiedTravellers()
}
