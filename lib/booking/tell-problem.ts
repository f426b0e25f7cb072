/** Tells what is wrong with a field of a form: where it lies in the form, and what to type. */
export type TellProblem = (path: readonly (string | number)[], message: string) => void
