import { forgetCopied } from '../copied/forget-copied.ts'

/** Who is signed in in this browser, whose tabs share one session; null after a sign-out. */
type Person = string | null

const CHANNEL = 'travel-desk.person'

let isSomebodyElse = false

/**
 * Tells the other tabs who is signed in. When another tab reports another person, or a sign-out, this one
 * leaves its page: nothing on it may be sent in another name, and no traveller of a copied text stays.
 * Returns the function that stops listening.
 * @param onSame another tab told of the same person, who may have signed in there
 */
export function followPerson(person: string, onSame: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Person>) => {
    if (data === person) return onSame()
    isSomebodyElse = true
    forgetCopied()
    window.location.assign(data === null ? '/sign-in' : '/')
  }
  channel.postMessage(person)
  return () => {
    isSomebodyElse = false
    channel.close()
  }
}

/** Tells the other tabs that the person has signed out. */
export function tellSignedOut(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** Whether the person of this page is no longer signed in: then the page saves nothing. */
export function belongsToSomebodyElse(): boolean {
  return isSomebodyElse
}
