/**
 * The word for a guest score in tenths, such as `Fabulous` for 88; empty without a score (v3, hotel_summary,
 * review_word).
 */
export function reviewWord(score: number): string {
  if (score === 0) return ''
  if (score >= 95) return 'Exceptional'
  if (score >= 90) return 'Superb'
  if (score >= 86) return 'Fabulous'
  if (score >= 80) return 'Very good'
  if (score >= 70) return 'Good'
  return score >= 60 ? 'Pleasant' : 'Fair'
}
