import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, literals, root, textOf } from './sources.ts'

const folders = [
  'app',
  'components',
  'contract',
  'database',
  'desk',
  'gateway',
  'lib',
  'pdf',
  'program',
  'server',
  'telemetry',
  'text',
]
const configs = ['next.config.ts', 'proxy.ts', 'instrumentation.ts']

/** Hosts that are ours, that are reserved (RFC 2606), or that only name a vocabulary. */
const harmless = [
  /^localhost$/,
  /^127\.0\.0\.1$/,
  /^\[::1\]$/,
  /(^|\.)(example|test|invalid|localhost)$/,
  /(^|\.)example\.(com|org|net)$/,
  /^www\.w3\.org$/,
  /^json-schema\.org$/,
  /^spec\.openapis\.org$/,
]

function foreignHosts(text: string): string[] {
  return [...text.matchAll(/(?:\b(?:https?|wss?):)?\/\/(\[[^\]]*\]|[a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi)]
    .map((match) => (match[1] ?? '').toLowerCase())
    .filter((host) => !harmless.some((pattern) => pattern.test(host)))
}

test('a foreign host is told from a harmless one', () => {
  expect(foreignHosts('see https://fonts.googleapis.com/css and //cdn.jsdelivr.net/x')).toEqual([
    'fonts.googleapis.com',
    'cdn.jsdelivr.net',
  ])
  expect(foreignHosts('http://localhost:3000 http://127.0.0.1:4010/v3 http://www.w3.org/2000/svg')).toEqual(
    [],
  )
  expect(literals('x.ts', '/* https://a.example.io */ const a = `https://b.io/${1}`')).toEqual([
    'https://b.io/',
    '',
  ])
})

test('neither program names a foreign host', () => {
  const code = [...filesBelow(folders), ...configs.filter((file) => existsSync(path.join(root, file)))]
  expect(code.length).toBeGreaterThan(0)
  const inCode = code.flatMap((file) =>
    literals(file).flatMap((text) => foreignHosts(text).map((host) => `${file}: ${host}`)),
  )
  const assets = filesBelow([...folders, 'public'], ['.css', '.svg', '.html', '.webmanifest'])
  const inAssets = assets.flatMap((file) => foreignHosts(textOf(file)).map((host) => `${file}: ${host}`))
  expect([...inCode, ...inAssets]).toEqual([])
})
