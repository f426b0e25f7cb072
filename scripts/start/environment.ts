import path from 'node:path'
import { addressFor } from '../postgres/program-roles.ts'
import { secretsFolder, type Secrets } from './secrets.ts'
import type { StartSettings } from './settings.ts'

type Env = NodeJS.ProcessEnv

/** The host under which this machine reaches a program that listens on `host`. */
export function reachable(host: string): string {
  if (host === '0.0.0.0' || host === 'localhost') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

/** The name by which PostgreSQL lists the connections of a program (`pg_stat_activity`). */
function named(program: string, base: Env): { PGAPPNAME: string } {
  return { PGAPPNAME: base['PGAPPNAME'] || program }
}

/**
 * The gateway's environment: all our variables except the desk's secrets.
 * @param database address of the embedded PostgreSQL; empty where there is none
 */
export function gatewayEnvironment(
  base: Env,
  settings: StartSettings,
  secrets: Secrets,
  database: string,
): Env {
  const {
    NEXTAUTH_SECRET: _auth,
    DESK_KEY: _key,
    DESK_KEY_BEFORE: _before,
    DESK_DATABASE_URL: _desk,
    DATABASE_URL: _url,
    MIGRATION_DATABASE_URL: _owner,
    DATABASE_REPLICA_URL: replica,
    DESK_DATABASE_REPLICA_URL: _deskReplica,
    ...rest
  } = base
  return {
    ...rest,
    ...named('travel-desk-gateway', base),
    HOST: settings.host,
    GATEWAY_PORT: String(settings.gatewayPort),
    GATEWAY_PRODUCTION_PORT: String(settings.productionPort),
    GATEWAY_DATABASE_URL: settings.gatewayDatabase?.url ?? addressFor('gateway', database),
    GATEWAY_DATABASE_REPLICA_URL: base['GATEWAY_DATABASE_REPLICA_URL'] || replica,
    // Nothing stands between the gateway and the embedded database.
    DATABASE_PREPARE: base['DATABASE_PREPARE'] || (settings.gatewayDatabase ? 'off' : 'on'),
    GATEWAY_SECRET: secrets.gateway.now,
    GATEWAY_SECRET_BEFORE: secrets.gateway.before.join(' '),
    GATEWAY_DATA_KEY: secrets.gatewayData.now,
    // The keys are wrapped anew at the start, so one secret before is enough.
    GATEWAY_DATA_KEY_BEFORE: secrets.gatewayData.before[0] ?? '',
    GATEWAY_DEMO: settings.demo ? 'on' : 'off',
    GATEWAY_ACCOUNTS_FILE: path.join(secretsFolder(settings.dataDir), 'accounts'),
  }
}

/**
 * The desk's environment: all our variables except the gateway's secrets. The demo accounts are those of our
 * own gateway; nothing is known about a gateway elsewhere.
 */
export function deskEnvironment(base: Env, settings: StartSettings, secrets: Secrets, database: string): Env {
  const {
    GATEWAY_SECRET: _secret,
    GATEWAY_DATA_KEY: _data,
    GATEWAY_DATA_KEY_BEFORE: _dataBefore,
    GATEWAY_SECRET_BEFORE: _before,
    GATEWAY_DATABASE_URL: _url,
    GATEWAY_DATABASE_REPLICA_URL: _gatewayReplica,
    MIGRATION_DATABASE_URL: _owner,
    ...rest
  } = base
  const host = reachable(settings.host)
  return {
    ...rest,
    ...named('travel-desk', base),
    HOST: settings.host,
    PORT: String(settings.port),
    DATABASE_URL: settings.deskDatabase?.url ?? addressFor('desk', database),
    NEXTAUTH_SECRET: secrets.nextAuth.now,
    NEXTAUTH_URL: base['NEXTAUTH_URL'] || `http://localhost:${settings.port}`,
    DESK_KEY: secrets.desk.now,
    DESK_KEY_BEFORE: secrets.desk.before.join(' '),
    ...(base['GATEWAY_SANDBOX_URL'] ? {} : { GATEWAY_DEMO: settings.demo ? 'on' : 'off' }),
    GATEWAY_URL: base['GATEWAY_URL'] || `http://${host}:${settings.productionPort}`,
    GATEWAY_SANDBOX_URL: base['GATEWAY_SANDBOX_URL'] || `http://${host}:${settings.gatewayPort}`,
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
