import 'server-only'
import type { WireCall, WireDetail, WireNews } from '../../lib/studio/wire-call.ts'

const MOST_CALLS = 200
/** Most characters of kept bodies: of one office, and of all offices. */
const MOST_OFFICE_CHARACTERS = 4_000_000
const MOST_CHARACTERS = 32_000_000
const MOST_OFFICES = 100

type Kept = WireDetail & { seq: number }
type Office = { calls: Kept[]; characters: number }

/** The last calls of each office, in memory, within limits of number and size. */
export class OfficeCalls {
  private readonly offices = new Map<string, Office>()
  private lastId = 0
  private lastSeq = 0
  private characters = 0

  /** Keeps a call. Answers how to change its facts later: it may have been dropped by then. */
  add(
    officeId: string,
    facts: Omit<WireDetail, 'id'>,
  ): (change: (call: WireDetail) => Partial<WireDetail>) => void {
    const call: Kept = { ...facts, id: ++this.lastId, seq: ++this.lastSeq }
    const office = this.lastOffice(officeId)
    office.calls.push(call)
    this.grow(office, sizeOf(call))
    return (change) => {
      const isKept = this.offices.get(officeId) === office && office.calls.includes(call)
      const before = sizeOf(call)
      Object.assign(call, change(call), { seq: ++this.lastSeq })
      if (isKept) this.grow(office, sizeOf(call) - before)
    }
  }

  /** Whether a call of an office that is kept asked the same in the same way. */
  hasSame(officeId: string, facts: Pick<WireDetail, 'operation' | 'path' | 'query' | 'request'>): boolean {
    const asked = questionOf(facts)
    return (this.offices.get(officeId)?.calls ?? []).some(
      (call) => call.operation === facts.operation && questionOf(call) === asked,
    )
  }

  /** The calls of an office that are new or have changed since. */
  since(officeId: string, seq: number): WireNews {
    const calls = this.offices.get(officeId)?.calls ?? []
    return {
      seq: this.lastSeq,
      calls: calls.filter((call) => call.seq > seq).map(lineOf),
      kept: calls.map(({ id }) => id),
    }
  }

  /** All calls of an office that are kept, newest first. */
  calls(officeId: string): readonly WireDetail[] {
    return (this.offices.get(officeId)?.calls ?? []).toReversed()
  }

  /** One call with its bodies; null if it is not kept, or another office's. */
  detail(officeId: string, id: number): WireDetail | null {
    const call = this.offices.get(officeId)?.calls.find((each) => each.id === id)
    if (!call) return null
    const { seq: _, ...detail } = call
    return detail
  }

  /** The office that was noted last stands last, so that the one that nobody uses is dropped first. */
  private lastOffice(officeId: string): Office {
    const office = this.offices.get(officeId) ?? { calls: [], characters: 0 }
    this.offices.delete(officeId)
    this.offices.set(officeId, office)
    return office
  }

  private grow(office: Office, by: number): void {
    this.resize(office, by)
    while (office.calls.length > MOST_CALLS || office.characters > MOST_OFFICE_CHARACTERS) {
      // Polling must not push out what a person did.
      const polling = office.calls.findIndex(({ polls }) => polls)
      const [dropped] = office.calls.splice(Math.max(polling, 0), 1)
      if (!dropped) break
      this.resize(office, -sizeOf(dropped))
    }
    for (const [id, oldest] of this.offices) {
      if (this.characters <= MOST_CHARACTERS && this.offices.size <= MOST_OFFICES) break
      if (oldest === office) break
      this.offices.delete(id)
      this.characters -= oldest.characters
    }
  }

  private resize(office: Office, by: number): void {
    office.characters += by
    this.characters += by
  }
}

function lineOf(call: Kept): WireCall {
  const { id, at, operation, method, path, status, ms, outcome, reference, attempt, polls } = call
  return { id, at, operation, method, path, status, ms, outcome, reference, attempt, polls }
}

function questionOf({ path, query, request }: Pick<WireDetail, 'path' | 'query' | 'request'>): string {
  return JSON.stringify([path, query, request?.text])
}

function sizeOf({ request, answer }: WireDetail): number {
  return 500 + (request?.text.length ?? 0) + (answer?.text.length ?? 0)
}
