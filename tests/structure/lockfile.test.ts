import { expect, test } from 'vitest'
import { textOf } from './sources.ts'

type Entry = {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const entries = Object.entries(
  (JSON.parse(textOf('package-lock.json')) as { packages: Record<string, Entry> }).packages,
)
const floors = Object.entries(JSON.parse(textOf('security-floors.json')) as Record<string, string>)

/** Negative when `one` is older than `other`; a pre-release is older than its release. */
function compareVersions(one: string, other: string): number {
  const [numbers, otherNumbers] = [one, other].map((version) => version.split('-')[0]?.split('.').map(Number))
  for (const index of [0, 1, 2]) {
    const difference = (numbers?.[index] ?? 0) - (otherNumbers?.[index] ?? 0)
    if (difference !== 0) return difference
  }
  return Number(other.includes('-')) - Number(one.includes('-'))
}

test('versions compare by number', () => {
  expect(compareVersions('16.4.10', '16.4.5')).toBeGreaterThan(0)
  expect(compareVersions('16.4.5', '16.4.5')).toBe(0)
  expect(compareVersions('16.4.5-canary.1', '16.4.5')).toBeLessThan(0)
  expect(compareVersions('9.0.0', '10.0.0')).toBeLessThan(0)
})

test('no package is older than its security floor', () => {
  const tooOld = floors.flatMap(([name, floor]) =>
    entries
      .filter(([place]) => place.endsWith(`node_modules/${name}`))
      .filter(([, { version }]) => compareVersions(version ?? '0.0.0', floor) < 0)
      .map(([place, { version }]) => `${place} ${version} < ${floor}`),
  )
  expect(tooOld).toEqual([])
  expect(entries.some(([place]) => place === 'node_modules/next')).toBe(true)
})

test('the lockfile names no host: packages come from the registry of whoever installs them', () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([place]) => place)).toEqual([])
  // A range may be an address too: of a repository, an archive or a folder.
  const elsewhere = entries.flatMap(([place, entry]) =>
    [entry.dependencies, entry.devDependencies, entry.optionalDependencies, entry.peerDependencies]
      .flatMap((wanted) => Object.entries(wanted ?? {}))
      .filter(([, range]) => /[:/]/.test(range) && !/^npm:(@[\w.-]+\/)?[\w.-]+@[^:/]+$/.test(range))
      .map(([name, range]) => `${place} -> ${name}@${range}`),
  )
  expect(elsewhere).toEqual([])
})

test('every package of the lockfile has the checksum that npm ci compares', () => {
  // Without a hash npm installs whatever the registry gives. The first entry is this project.
  const [project, ...packages] = entries
  expect(project?.[0]).toBe('')
  expect(packages.length).toBeGreaterThan(100)
  const unchecked = packages
    .filter(([, { integrity, link }]) => link === true || !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
    .map(([place]) => place)
  expect(unchecked).toEqual([])
})

test('no package runs a script when it is installed', () => {
  expect(textOf('.npmrc').split('\n')).toContain('ignore-scripts=true')
})

test('the lockfile is whole: every platform package it asks for stands in it', () => {
  // `npm ci` refuses a lockfile without one of these entries, which shows only on a new machine.
  const places = new Set(entries.map(([place]) => place))
  const stands = (from: string, name: string): boolean => {
    if (places.has(`${from === '' ? '' : `${from}/`}node_modules/${name}`)) return true
    return from !== '' && stands(from.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name)
  }
  const missing = entries.flatMap(([place, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !stands(place, name))
      .map((name) => `${place} -> ${name}`),
  )
  expect(missing).toEqual([])
})
