import { expect, test } from 'vitest'
import { mayReadMetrics } from '../../program/metrics-readers.ts'
import { ProgramSettingError, readMetricsReaders, readPatience, readTracing } from '../../program/settings.ts'

test('a program waits for no balancer unless told to, and for calls under way for twenty seconds', () => {
  expect(readPatience({})).toEqual({ drainMillis: 0, graceMillis: 20_000 })
  expect(readPatience({ DRAIN_SECONDS: '15', GRACE_SECONDS: ' ' })).toEqual({
    drainMillis: 15_000,
    graceMillis: 20_000,
  })
})

test.each(['-1', '1.5', 'soon', '3601'])('a wrong wait is named: %s', (text) => {
  expect(() => readPatience({ GRACE_SECONDS: text })).toThrow(ProgramSettingError)
  expect(() => readPatience({ GRACE_SECONDS: text })).toThrow(`GRACE_SECONDS must be`)
})

test('the metrics of a program off the loopback are for nobody unless they are opened', () => {
  const readers = (text: string, host: string) =>
    readMetricsReaders({ DESK_METRICS: text }, 'DESK_METRICS', host)
  expect(readers('', '127.0.0.1')).toBe('loopback')
  expect(readers('', '0.0.0.0')).toBe('nobody')
  expect(readers('ON', '0.0.0.0')).toBe('everybody')
  expect(readers('off', '127.0.0.1')).toBe('nobody')
  expect(() => readers('maybe', '127.0.0.1')).toThrow('DESK_METRICS must be on or off, not "maybe".')
})

test('a proxy on the same machine names another host than this machine, and reads nothing', () => {
  expect(mayReadMetrics('loopback', 'localhost:3000')).toBe(true)
  expect(mayReadMetrics('loopback', 'desk.example.com')).toBe(false)
  expect(mayReadMetrics('loopback', '')).toBe(false)
  expect(mayReadMetrics('everybody', 'desk.example.com')).toBe(true)
  expect(mayReadMetrics('nobody', 'localhost')).toBe(false)
})

test('a program traces only where it has an endpoint, and then everything unless told otherwise', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
  expect(readTracing({ OTEL_TRACES_SAMPLER_ARG: '0.5' })).toBeNull()
  expect(readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: ' ' })).toBeNull()
  expect(readTracing(endpoint)).toEqual({ ratio: 1 })
  expect(readTracing({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '0.05' })).toEqual({ ratio: 0.05 })
})

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://user:key@collector'],
  ['OTEL_TRACES_SAMPLER_ARG', '5'],
  ['OTEL_TRACES_SAMPLER_ARG', '-0.1'],
  ['OTEL_TRACES_SAMPLER_ARG', 'half'],
])('a wrong setting of traces is named, and an address not shown: %s=%s', (name, text) => {
  const reading = () => readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', [name]: text })
  expect(reading).toThrow(ProgramSettingError)
  expect(reading).toThrow(new RegExp(`^${name} must be [^\\n]*\\.$`))
  expect(reading).not.toThrow('key')
})
