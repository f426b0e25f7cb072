import { expect, test } from 'vitest'
import { readSettings, SettingError } from '../../gateway/settings.ts'

const env = {
  GATEWAY_DATABASE_URL: 'postgres://localhost/x',
  GATEWAY_SECRET: 'thirty-two characters, or even more of them',
  GATEWAY_DATA_KEY: 'another thirty-two characters, or even more',
}

test('GATEWAY_AIR_PROVIDER names one source; unset it is all (gap 215)', () => {
  expect(readSettings(env).airProvider).toBeNull()
  expect(readSettings({ ...env, GATEWAY_AIR_PROVIDER: ' ' }).airProvider).toBeNull()
  for (const name of ['gds', 'ndc', 'lcc', 'cons']) {
    expect(readSettings({ ...env, GATEWAY_AIR_PROVIDER: name.toUpperCase() }).airProvider).toBe(name)
  }
})

test('ASVS 16.5.3: metrics are for this machine unless a setting says otherwise', () => {
  const metrics = (changed: Record<string, string>) => readSettings({ ...env, ...changed }).metrics
  expect(metrics({})).toBe('loopback')
  expect(metrics({ HOST: '0.0.0.0' })).toBe('nobody')
  expect(metrics({ HOST: '0.0.0.0', GATEWAY_METRICS: 'on' })).toBe('everybody')
  expect(metrics({ GATEWAY_METRICS: 'off' })).toBe('nobody')
  expect(() => metrics({ GATEWAY_METRICS: 'yes' })).toThrow(
    /^GATEWAY_METRICS must be on or off, not "yes"\.$/,
  )
})

test('an unknown source stops the program with a sentence that names the setting (gap 215)', () => {
  const wrong = () => readSettings({ ...env, GATEWAY_AIR_PROVIDER: 'sabre' })
  expect(wrong).toThrow(SettingError)
  expect(wrong).toThrow(/^GATEWAY_AIR_PROVIDER must be one of gds, ndc, lcc, cons, not "sabre"\.$/)
})
