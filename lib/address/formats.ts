import { isCalendarDate, type CalendarDate } from '../dates.ts'

/** How a value is written as the text of a parameter. `read` answers undefined for text that is no value. */
export type Format<Value> = {
  read: (text: string) => Value | undefined
  write: (value: Value) => string
}

/** Longer lists are cut: nobody chooses as many values. */
const MOST_VALUES = 100

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** True for a uuid in lower case. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** Text that passes a test. */
export function textThat(fits: (text: string) => boolean): Format<string> {
  return { read: (text) => (fits(text) ? text : undefined), write: String }
}

/** Text of a pattern. */
export function matching(pattern: RegExp): Format<string> {
  return textThat((text) => pattern.test(text))
}

/** Any text without a NUL, which no store accepts, as far as it is no longer than the most. */
export function anyText(most?: number): Format<string> {
  return { read: (text) => (text.includes('\0') ? undefined : text.slice(0, most)), write: String }
}

/** A uuid in lower case. */
export const uuid: Format<string> = textThat(isUuid)

/** A day that exists. */
export const day: Format<CalendarDate> = textThat(isCalendarDate)

/** One of some values. */
export function oneOf<const Value extends string | number>(values: readonly Value[]): Format<Value> {
  return { read: (text) => values.find((value) => String(value) === text), write: String }
}

/** A whole number in digits, from least to most. */
export function whole(least: number, most: number): Format<number> {
  return {
    read: (text) => {
      const number = /^\d{1,15}$/.test(text) ? Number(text) : -1
      return number >= least && number <= most ? number : undefined
    },
    write: String,
  }
}

/** `1` for yes; a no is not written. */
export const flag: Format<boolean> = {
  read: (text) => (text === '1' ? true : undefined),
  write: (value) => (value ? '1' : ''),
}

/** Several values with commas between them. Reading leaves out what is no value, and what is there twice. */
export function listOf<Value>(format: Format<Value>, most = MOST_VALUES): Format<readonly Value[]> {
  return {
    read: (text) => {
      const values = [...new Set(text.split(','))].map(format.read)
      return values.filter((value) => value !== undefined).slice(0, most)
    },
    write: (values) => values.map(format.write).join(','),
  }
}

/** Some of a few values with commas between them. They are read in the order of the few. */
export function someOf<const Value extends string>(values: readonly Value[]): Format<readonly Value[]> {
  return {
    read: (text) => values.filter((value) => text.split(',').includes(value)),
    write: (chosen) => chosen.join(','),
  }
}

/** Values of which each must be right: one that cannot be read, or one too many, is no list at all. */
export function sequenceOf<Value>(
  format: Format<Value>,
  { separator, most }: { separator: string; most: number },
): Format<readonly Value[]> {
  return {
    read: (text) => {
      const texts = text.split(separator)
      const values = texts.map(format.read).filter((value) => value !== undefined)
      return values.length === texts.length && values.length <= most ? values : undefined
    },
    write: (values) => values.map(format.write).join(separator),
  }
}
