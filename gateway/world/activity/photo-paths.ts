/** Pictures of a product. */
export const photoCount = 5

/** The paths of a product's pictures below the photo base; the one shown in lists comes first. */
export function photoPaths(uuid: string): string[] {
  return Array.from({ length: photoCount }, (_, n) => `/activities/${uuid}/${n + 1}`)
}
