/** Under which the one unfinished book form of a person is kept. */
export const DRAFT_KEY = 'air.book'
