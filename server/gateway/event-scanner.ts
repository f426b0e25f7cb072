import 'server-only'

/** One event of a stream as bytes, blank line included. */
export type ScannedEvent = {
  bytes: Uint8Array[]
  /** The `event` field; empty for comments and unnamed events. */
  name: string
  /** True when a data line with content is in it: readers drop an event without data. */
  hasData: boolean
}

const LF = 10
const CR = 13
const PREFIX_LIMIT = 64

const decoder = new TextDecoder()

/**
 * Finds the boundaries and names of Server-Sent Events in bytes, however they are cut into chunks. Lines end in LF, CR
 * or CRLF. Nothing else is read: the bytes pass on as they came.
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
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number
      if (byte === LF && this.#afterCr) {
        this.#afterCr = false
        continue
      }
      this.#afterCr = byte === CR
      if (byte !== LF && byte !== CR) {
        if (this.#linePrefix.length < PREFIX_LIMIT) this.#linePrefix.push(byte)
        continue
      }
      if (this.#endLine()) {
        this.#keep(chunk.subarray(from, at + 1))
        from = at + 1
        events.push(this.#take())
      }
    }
    this.#keep(chunk.subarray(from))
    return events
  }

  /** True when the line was blank, which ends the event. */
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

/** A stream may begin with one; readers skip it. */
function dropByteOrderMark(line: number[]): void {
  if (line[0] === 0xef && line[1] === 0xbb && line[2] === 0xbf) line.splice(0, 3)
}
