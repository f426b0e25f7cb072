/** What happened to a booking of a trip, and what else of the trip that touches. */
export type Touched = {
  tripId: string
  tripName: string
  reference: string
  title: string
  happened: 'moved' | 'ended'
  /** What does not fit any more, each as a sentence. */
  misfits: readonly string[]
  /** The other items of the trip, each with its days: `Harbour View Hotel, Fri 15 Jan – Thu 28 Jan`. */
  others: readonly string[]
}
