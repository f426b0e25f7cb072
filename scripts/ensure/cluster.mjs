import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { installPackage } from './apt.mjs'
import { say, timed } from './steps.mjs'

/** What runs a cluster, by the package of Debian that has it: each with a question that it answers. */
const parts = [
  { name: 'PostgreSQL', package: 'postgresql', isThere: hasWholePostgres },
  { name: 'Patroni', package: 'patroni', isThere: () => answers('patroni', '--version') },
  { name: 'etcd', package: 'etcd-server', isThere: () => answers('etcd', '--version') },
  { name: 'HAProxy', package: 'haproxy', isThere: () => answers('haproxy', '-v') },
]

/** Finds what runs a cluster, or installs it. @returns {Promise<void>} @throws Error with one sentence. */
export function ensureCluster() {
  for (const { name, package: wanted, isThere } of parts) {
    if (!isThere()) timed(name, () => installPackage([wanted]))
    if (!isThere())
      throw new Error(`There is no ${name} to make a cluster with: install ${wanted} of Debian.`)
  }
  say('PostgreSQL, Patroni, etcd and HAProxy are there')
  return Promise.resolve()
}

/** @param {string} program @param {string} question */
function answers(program, question) {
  return spawnSync(program, [question], { stdio: 'ignore' }).status === 0
}

/** Patroni needs programs that the embedded one lacks. */
function hasWholePostgres() {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? readdirSync(folder) : []
  return versions.some((version) => existsSync(`${folder}/${version}/bin/pg_rewind`))
}
