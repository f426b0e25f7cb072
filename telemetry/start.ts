import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { TracingSettings } from '../program/settings.ts'
import type { Service, Tracing } from './sdk.ts'

const off: Tracing = { flush: () => Promise.resolve(), stop: () => Promise.resolve() }

/**
 * Starts tracing in a program, before it answers anybody. Without settings nothing of the SDK is loaded.
 * @param report writes a sentence for the operator
 */
export async function startTracing(
  service: Service,
  settings: TracingSettings | null,
  report: (sentence: string) => void,
  exporter?: SpanExporter,
): Promise<Tracing> {
  if (settings === null) return off
  const { provideSpans } = await import('./sdk.ts')
  return provideSpans(service, settings.ratio, report, exporter)
}
