import type { SavedTraveller } from '../traveller/saved-traveller.ts'

/** The people for whom a form is made: saved travellers, the lead first, and how their client is reached. */
export type FormPeople = { travellers: readonly SavedTraveller[]; phone: string; email: string }
