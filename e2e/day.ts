/** A day so many days from today, `YYYY-MM-DD`: far enough ahead for every route to be on sale. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
