/** From how many rooms left on it is said how many: more tell an agent nothing, and differ from hour to hour. */
export const FEW_LEFT = 5
