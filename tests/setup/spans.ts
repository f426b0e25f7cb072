import { InMemorySpanExporter, type ReadableSpan } from '@opentelemetry/sdk-trace'
import { startTracing } from '../../telemetry/start.ts'

/** The spans of this process while a test runs, as they would be sent. */
export type Spans = { all(): Promise<ReadableSpan[]>; stop(): Promise<void> }

/** Traces this process until `stop`. @param ratio share of the traces that begin here which are recorded */
export async function recordSpans(ratio = 1): Promise<Spans> {
  const exporter = new InMemorySpanExporter()
  const tracing = await startTracing('travel-desk', { ratio }, () => undefined, exporter)
  return {
    all: async () => {
      await tracing.flush()
      return exporter.getFinishedSpans()
    },
    stop: () => tracing.stop(),
  }
}
