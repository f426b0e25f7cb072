import { z } from 'zod'

/** Codes by the names of what they stand for. */
export type Codes = Readonly<Record<string, number>>

/**
 * A code of an answer. The OpenAPI documents list the codes, and generators that make enumerations take their
 * names from `x-enum-varnames`. Any whole number is read: a code that is new must not spoil an answer.
 */
export function codeField(codes: Codes) {
  const names = Object.keys(codes).map((name) => name.replaceAll(' ', ''))
  return z.int().meta({ enum: Object.values(codes), 'x-enum-varnames': names })
}

/** The codes of a list that has a name for each. */
export function codesOf(list: readonly { code: number; name: string }[]): Codes {
  return Object.fromEntries(list.map(({ code, name }) => [name, code]))
}

/** The same for a name: the documents list the names, and any text is read. */
export function nameField(names: readonly string[]) {
  return z.string().meta({ enum: [...names] })
}
