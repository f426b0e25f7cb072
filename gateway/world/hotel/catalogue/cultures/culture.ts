/**
 * How hotels are named in a group of countries. In patterns `{n}` stands for a name, `{o}` for a phrase with
 * its article, `{w}` for a word of the city, `{d}` for a district and `{c}` for the city.
 */
export type Culture = {
  names: readonly string[]
  phrases: readonly string[]
  hotel: readonly string[]
  /** Guest houses, bed and breakfasts, homestays. */
  inn: readonly string[]
  /** Apartments, homes, villas. */
  flat: readonly string[]
  /** District names for cities whose own districts are not known. */
  districts: readonly string[]
}

/** Builds a culture from its lists, each written in one line and separated by semicolons. */
export function culture(lists: { [K in keyof Culture]: string }): Culture {
  const list = (text: string) => text.split(';').map((entry) => entry.trim())
  return {
    names: list(lists.names),
    phrases: list(lists.phrases),
    hotel: list(lists.hotel),
    inn: list(lists.inn),
    flat: list(lists.flat),
    districts: list(lists.districts),
  }
}
