import { MASK, SESSION_VARIABLE, TOKEN_VARIABLE } from '../../lib/studio/wire-call.ts'

/** Words with masked parts: bullets, and the two variables. */
const MASKED = new RegExp(
  `([^\\s"':,=&]*${MASK}[${MASK}\\d -]*[^\\s"',&]*|\\${SESSION_VARIABLE}|\\${TOKEN_VARIABLE})`,
)

/**
 * A body laid out for reading: JSON on separate lines where it is complete, and masked values in another
 * colour.
 */
export function MaskedText({ text }: { text: string }) {
  const parts = readable(text).split(MASKED)
  return (
    <pre
      translate="no"
      className="code max-h-[420px] overflow-auto rounded-control bg-sunk px-3 py-2 whitespace-pre-wrap [overflow-wrap:anywhere]"
      tabIndex={0}
    >
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          <span key={at} className="rounded-[3px] bg-sand-soft text-sand">
            {part}
          </span>
        ) : (
          <span key={at}>{part}</span>
        ),
      )}
    </pre>
  )
}

/** Lines shorter than this hold a whole object, so that a body stays short. */
const LINE = 72

function readable(text: string): string {
  const isEvents = /^(event|data|id|:)/.test(text)
  return isEvents
    ? text.replaceAll(/^data: ?(.+)$/gm, (_, data: string) => `data: ${json(data)}`)
    : json(text)
}

function json(text: string): string {
  try {
    return written(JSON.parse(text), '')
  } catch {
    // Cut off, or no JSON at all: shown as it came.
    return text
  }
}

function written(value: unknown, indent: string): string {
  const short = inLine(value)
  if (typeof value !== 'object' || value === null || indent.length + short.length <= LINE) return short
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    return `[\n${value.map((each) => inner + written(each, inner)).join(',\n')}\n${indent}]`
  }
  const pairs = Object.entries(value).map(
    ([key, each]) => `${inner}${JSON.stringify(key)}: ${written(each, inner)}`,
  )
  return `{\n${pairs.join(',\n')}\n${indent}}`
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const pairs = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inLine(each)}`)
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`
}
