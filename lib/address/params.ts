import type { Format } from './formats.ts'

/**
 * A value of an address. It usually has one parameter. Reading answers undefined for text that cannot be a
 * value, and the usual value where the address has no text.
 */
export type Param<Value> = {
  read: (address: URLSearchParams) => Value | undefined
  /** The parameters of a value with their texts; null for one that the address does not have. */
  write: (value: Value) => readonly Entry[]
  usual: Value
}

type Entry = readonly [name: string, text: string | null]

/** What is in an address: the name of each value in the program, and its parameter. */
export type AddressShape = Readonly<
  Record<string, Pick<Param<unknown>, 'read' | 'usual'> & { write: (value: never) => readonly Entry[] }>
>

/** The values of an address. */
export type Values<S extends AddressShape> = { [Key in keyof S]: S[Key]['usual'] }

/** The same of an address that has every value. */
export type WholeValues<S extends AddressShape> = { [Key in keyof S]: NonNullable<S[Key]['usual']> }

/** A parameter whose value is null where the address has none. */
export function param<Value>(name: string, format: Format<Value>): Param<Value | null>
/** A parameter with a usual value. */
export function param<Value>(name: string, format: Format<Value>, usual: NoInfer<Value>): Param<Value>
export function param<Value>(
  name: string,
  format: Format<Value>,
  usual: Value | null = null,
): Param<Value | null> {
  return {
    usual,
    read(address) {
      const text = address.get(name)
      return text === null ? usual : format.read(text)
    },
    write: (value) => [[name, value === null ? null : format.write(value)]],
  }
}

/** A value for each number: `dep1`, `dep2`; null where one of them has no text or a wrong one. */
export function numbered<Value>(
  name: string,
  format: Format<Value>,
  most: number,
): Param<readonly (Value | null)[]> {
  return {
    usual: [],
    read(address) {
      const texts = Array.from({ length: most }, (_, index) => address.get(`${name}${index + 1}`))
      const values = texts.map((text) => (text === null ? null : (format.read(text) ?? null)))
      return values.slice(0, values.findLastIndex((value) => value !== null) + 1)
    },
    write: (values) =>
      values.map((value, index) => [`${name}${index + 1}`, value === null ? null : format.write(value)]),
  }
}

/** Reads an address in which each value counts for itself: the usual one replaces what cannot be read. */
export function readParams<S extends AddressShape>(shape: S, address: URLSearchParams): Values<S> {
  const values = Object.entries(shape).map(([key, each]) => [key, each.read(address) ?? each.usual])
  return Object.fromEntries(values) as Values<S>
}

/** Reads an address that is right as a whole: null if a value cannot be read, or is missing and not usual. */
export function readWhole<S extends AddressShape>(shape: S, address: URLSearchParams): WholeValues<S> | null {
  const values = Object.entries(shape).map(([key, each]) => [key, each.read(address) ?? null] as const)
  return values.some(([, value]) => value === null) ? null : (Object.fromEntries(values) as WholeValues<S>)
}

/** Writes values into an address, in the order of the shape. Usual ones are left out. */
export function writeParams<S extends AddressShape>(shape: S, values: Partial<Values<S>>): URLSearchParams {
  const address = new URLSearchParams()
  const usual = writeWhole(shape, readParams(shape, address))
  for (const [name, text] of writeWhole(shape, values)) {
    if (text !== (usual.get(name) ?? '')) address.set(name, text)
  }
  return address
}

/** The same with the usual ones: the address of a search says all of it. */
export function writeWhole<S extends AddressShape>(shape: S, values: Partial<Values<S>>): URLSearchParams {
  const address = new URLSearchParams()
  setParams(address, shape, values)
  return address
}

/** Changes values in an address, which keeps everything else; null takes one out. */
export function setParams<S extends AddressShape>(
  address: URLSearchParams,
  shape: S,
  values: Partial<Values<S>>,
): void {
  for (const [key, each] of Object.entries(shape)) {
    const value = values[key]
    if (value === undefined) continue
    for (const [name, text] of each.write(value as never)) {
      if (text === null) address.delete(name)
      else address.set(name, text)
    }
  }
}

/** The address of a page with parameters, in which commas, semicolons and colons stay readable. */
export function hrefOf<Path extends string>(
  path: Path,
  ...parts: URLSearchParams[]
): Path | `${Path}?${string}` {
  const text = new URLSearchParams(parts.flatMap((part) => [...part])).toString()
  const readable = text.replaceAll('%2C', ',').replaceAll('%3B', ';').replaceAll('%3A', ':')
  return readable === '' ? path : `${path}?${readable}`
}
