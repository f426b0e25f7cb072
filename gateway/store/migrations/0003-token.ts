import { sql, type Kysely } from 'kysely'

/** Access tokens of the v3 family, stored by hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table gateway.token (
    token_key text primary key, office_id text not null, org_id text not null, office_name text not null,
    user_id text not null, user_name text not null, display_name text not null, role text not null,
    environment text not null, public_id text not null, scopes text not null,
    session_key text, client_key text not null,
    created_at timestamptz not null, expires_at timestamptz not null)`,
  `create index token_expiry on gateway.token (expires_at)`,
]
