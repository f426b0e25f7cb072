/** The message with which a program tells its starter that it takes calls. */
export const READY = 'ready'
