import 'server-only'

/** One event of a stream as bytes, including its blank line. */
export type ScannedEvent = {
  bytes: Uint8Array[]
  /** The `event` field; empty for comments and unnamed events. */
  name: string
  /** True if a data line has content; readers drop an event without data. */
  hasData: boolean
}

const LF = 10
const CR = 13
const PREFIX_LIMIT = 64

const decoder = new TextDecoder()

/**
 * Finds the boundaries and names of Server-Sent Events in bytes, however they are split into chunks. Lines
 * end in LF, CR or CRLF. Nothing else is parsed and the bytes are not changed.
 */
export class EventScanner {
  /** Bytes of the unfinished event. */
  pendingBytes = 0
  #parts: Uint8Array[] = []
  #linePrefix: number[] = []
  #name = ''
  #hasData = false
  #afterCr = false
  #firstLine = true

  /** Takes the next chunk and returns the events that it completes. */
  push(chunk: Uint8Array): ScannedEvent[] {
    const events: ScannedEvent[] = []
    const nextLf = searcher(chunk, LF)
    const nextCr = searcher(chunk, CR)
    let from = 0
    let at = this.#afterCr && chunk[0] === LF ? 1 : 0
    if (chunk.length > 0) this.#afterCr = false
    while (at < chunk.length) {
      const end = Math.min(nextLf(at), nextCr(at))
      this.#extendLine(chunk, at, end)
      if (end === chunk.length) break
      at = end + 1
      if (this.#endLine()) {
        this.#keep(chunk.subarray(from, at))
        from = at
        events.push(this.#take())
      }
      if (chunk[end] !== CR) continue
      // The line feed of a CRLF is no second line end; it may come with the next chunk.
      if (at === chunk.length) this.#afterCr = true
      else if (chunk[at] === LF) at += 1
    }
    this.#keep(chunk.subarray(from))
    return events
  }

  /** Only the start of a line is needed. */
  #extendLine(chunk: Uint8Array, from: number, to: number): void {
    const last = Math.min(to, from + PREFIX_LIMIT - this.#linePrefix.length)
    for (let at = from; at < last; at += 1) this.#linePrefix.push(chunk[at] as number)
  }

  /** True if the line was blank, which ends the event. */
  #endLine(): boolean {
    const line = this.#linePrefix
    this.#linePrefix = []
    if (this.#firstLine) dropByteOrderMark(line)
    this.#firstLine = false
    if (line.length === 0) return true
    const text = decoder.decode(Uint8Array.from(line))
    if (text.startsWith('event:')) this.#name = text.slice(text[6] === ' ' ? 7 : 6)
    else if (text.startsWith('data:') && text.slice(5).trim() !== '') this.#hasData = true
    return false
  }

  #keep(bytes: Uint8Array): void {
    if (bytes.length === 0) return
    this.#parts.push(bytes)
    this.pendingBytes += bytes.length
  }

  #take(): ScannedEvent {
    const event = { bytes: this.#parts, name: this.#name, hasData: this.#hasData }
    this.#parts = []
    this.pendingBytes = 0
    this.#name = ''
    this.#hasData = false
    return event
  }
}

/**
 * Finds the next occurrence of a byte in a chunk from an index on; the chunk's length if there is none. It
 * uses the engine's native search and never searches the same bytes twice: a loop over every byte costs more
 * than passing them on (bar 10).
 */
function searcher(chunk: Uint8Array, byte: number): (from: number) => number {
  let position = -1
  return (from) => {
    if (position < from) {
      const at = chunk.indexOf(byte, from)
      position = at < 0 ? chunk.length : at
    }
    return position
  }
}

/** Drops the byte order mark that a stream may start with; readers skip it. */
function dropByteOrderMark(line: number[]): void {
  if (line[0] === 0xef && line[1] === 0xbb && line[2] === 0xbf) line.splice(0, 3)
}
