import 'server-only'
import { replicaAddress } from '../database/replica-reads.ts'
import { isLoopback } from '../contract/loopback.ts'
import { environments, type Environment } from '../contract/session/limits.ts'

/** The desk's settings, read once. */
export type DeskSettings = {
  /** Base address of the booking service by environment, without a trailing slash. */
  gatewayUrls: Readonly<Record<Environment, string>>
  /** Base address of the v3 family by environment. */
  v3Urls: Readonly<Record<Environment, string>>
  /** A fixed bearer token for v3, if the booking service issues none for a session; null if none is set. */
  v3Tokens: Readonly<Record<Environment, string | null>>
  /** Base address of static files and logos, by environment. */
  siteUrls: Readonly<Record<Environment, string>>
  databaseUrl: string
  /** The variable that holds `databaseUrl`. */
  databaseSetting: 'DESK_DATABASE_URL' | 'DATABASE_URL'
  /** A replica of that database, which lists, statements and exports are read from; null: there is none. */
  replicaUrl: string | null
  /** Origin under which browsers reach the desk. */
  deskOrigin: string
  /** True if browsers accept Secure cookies here: https, or a loopback name. */
  secureCookies: boolean
  /** Secret of next-auth. */
  secret: string
  /** Secret behind the sealed columns of the desk store, and the variable that holds it. */
  storeSecret: { name: 'DESK_KEY' | 'NEXTAUTH_SECRET'; now: string; before: readonly string[] }
  signInLimit: number
  /** A map style that replaces the desk's own basemap; null if none is set. */
  mapStyleUrl: string | null
  /**
   * True if a proxy of ours sets the x-forwarded- headers (TRUST_PROXY=on). Otherwise anybody could have
   * written them, and they are removed from every request.
   */
  trustProxy: boolean
  /** The server that sends mail, and whom it is from; null if the desk sends none. */
  mail: { smtpUrl: string; from: string } | null
}

type Env = Readonly<Record<string, string | undefined>>

/** The variable that holds the fixed v3 token of an environment. */
export const V3_TOKEN_VARIABLES: Readonly<Record<Environment, string>> = {
  production: 'GATEWAY_V3_TOKEN',
  sandbox: 'GATEWAY_SANDBOX_V3_TOKEN',
}

/** Settings from the environment. Throws one sentence that names the variable when one is wrong. */
export function readSettings(env: Env): DeskSettings {
  const gatewayUrls = {
    production: baseUrl(env, 'GATEWAY_URL', `http://localhost:${env['GATEWAY_PRODUCTION_PORT'] ?? '4011'}`),
    sandbox: baseUrl(env, 'GATEWAY_SANDBOX_URL', `http://localhost:${env['GATEWAY_PORT'] ?? '4010'}`),
  }
  const deskUrl = new URL(baseUrl(env, 'NEXTAUTH_URL', `http://localhost:${env['PORT'] ?? '3000'}`, 'any'))
  return {
    gatewayUrls,
    v3Urls: {
      production: baseUrl(env, 'GATEWAY_V3_URL', `${gatewayUrls.production}/v3`),
      sandbox: baseUrl(env, 'GATEWAY_SANDBOX_V3_URL', `${gatewayUrls.sandbox}/v3`),
    },
    v3Tokens: {
      production: bearerToken(env, V3_TOKEN_VARIABLES.production),
      sandbox: bearerToken(env, V3_TOKEN_VARIABLES.sandbox),
    },
    siteUrls: siteUrls(env, gatewayUrls),
    ...database(env),
    replicaUrl: replicaAddress(env, 'DESK_DATABASE_REPLICA_URL', 'DATABASE_REPLICA_URL'),
    deskOrigin: deskUrl.origin,
    secureCookies: deskUrl.protocol === 'https:' || isLoopback(deskUrl.hostname),
    secret: secret(env, 'NEXTAUTH_SECRET'),
    storeSecret: storeSecret(env),
    signInLimit: positiveWhole(env, 'GATEWAY_SIGNIN_LIMIT', 5),
    mapStyleUrl: mapStyleUrl(env),
    trustProxy: trustsProxy(env),
    mail: mail(env),
  }
}

/**
 * True if the x-forwarded- headers of requests count: host, protocol and address of the visitor.
 * @throws Error with one sentence when TRUST_PROXY is neither on nor off.
 */
export function trustsProxy(env: Env): boolean {
  const text = (env['TRUST_PROXY'] ?? '').trim().toLowerCase()
  if (!['', 'on', 'off'].includes(text)) throw new Error('TRUST_PROXY must be on or off.')
  return text === 'on'
}

function siteUrls(env: Env, gatewayUrls: DeskSettings['gatewayUrls']): DeskSettings['siteUrls'] {
  const entries = environments.map((name) => [name, baseUrl(env, 'GATEWAY_SITE_URL', gatewayUrls[name])])
  return Object.fromEntries(entries) as DeskSettings['siteUrls']
}

/**
 * `gateway` addresses must be https unless they are loopback; `any` takes any http address, such as the
 * desk's own.
 */
function baseUrl(env: Env, name: string, fallback: string, kind: 'gateway' | 'any' = 'gateway'): string {
  const text = env[name] || fallback
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${name} must be an http or https address.`)
  if (url.username || url.password || url.search || url.hash) {
    throw new Error(`${name} must be a plain base address, without credentials, query or fragment.`)
  }
  if (kind === 'gateway' && url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    throw new Error(`${name} must be an https address unless it is on this machine.`)
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`
}

/**
 * Browsers load this style, and tiles from the same origin: an https address, or one of this machine. Its
 * query may contain a key.
 */
function mapStyleUrl(env: Env): string | null {
  const text = env['MAP_STYLE_URL'] ?? ''
  if (text === '') return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || url.username || url.password || url.hash) {
    throw new Error('MAP_STYLE_URL must be the address of a map style.')
  }
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) {
    throw new Error('MAP_STYLE_URL must be an https address unless it is on this machine.')
  }
  return url.href
}

/** Both or none: an office must not find out by a failing mail that the desk has no sender. */
function mail(env: Env): DeskSettings['mail'] {
  const [smtpUrl, from] = [env['SMTP_URL'] ?? '', (env['MAIL_FROM'] ?? '').trim()]
  if (smtpUrl === '' && from === '') return null
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : null
  if (url === null || !/^smtps?:$/.test(url.protocol)) {
    throw new Error('SMTP_URL must be the smtp:// or smtps:// address of a mail server.')
  }
  if (!/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from)) {
    throw new Error('MAIL_FROM must be the address that mail is sent from.')
  }
  return { smtpUrl, from }
}

function database(env: Env): Pick<DeskSettings, 'databaseUrl' | 'databaseSetting'> {
  const name = env['DESK_DATABASE_URL'] ? 'DESK_DATABASE_URL' : 'DATABASE_URL'
  const text = env[name]
  if (!text) throw new Error('DATABASE_URL must name the PostgreSQL database of the desk.')
  if (!/^postgres(ql)?:\/\//.test(text)) throw new Error(`${name} must be a postgres:// address.`)
  return { databaseUrl: text, databaseSetting: name }
}

function secret(env: Env, name: string): string {
  const text = env[name] ?? ''
  if (text.length < 32) throw new Error(`${name} must have at least 32 characters.`)
  return text
}

/** DESK_KEY, or NEXTAUTH_SECRET if that is not set. */
function storeSecret(env: Env): DeskSettings['storeSecret'] {
  const name = env['DESK_KEY'] === undefined ? 'NEXTAUTH_SECRET' : 'DESK_KEY'
  const before = (env[`${name}_BEFORE`] ?? '').split(/\s+/).filter((word) => word !== '')
  return { name, now: secret(env, name), before }
}

/** The characters that a bearer token may have (RFC 6750, section 2.1). */
function bearerToken(env: Env, name: string): string | null {
  const text = env[name] ?? ''
  if (text === '') return null
  if (!/^[\w.~+/-]+=*$/.test(text))
    throw new Error(`${name} must be a bearer token: one word without spaces.`)
  return text
}

function positiveWhole(env: Env, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} must be a whole number from 1 on.`)
  return value
}
