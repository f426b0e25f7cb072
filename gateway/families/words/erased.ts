/** Stands for a name, phone number or e-mail address of a person whose data was erased. */
export const ERASED = 'ERASED'
