/** Reports a problem with a form field: the field's path in the form, and what to type. */
export type TellProblem = (path: readonly (string | number)[], message: string) => void
