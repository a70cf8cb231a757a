import type { Client } from 'pg'
import { STATEMENT_LIMITS } from './client'

/** Connection URLs of the database: for the application, and for the role that owns the tables and changes them. */
export interface DatabaseAccess {
  url: string
  /** Equal to `url` if one role does both. */
  ownerUrl: string
  /** Set if `url` leads to a pooler: leads to the server itself, as the same role, for what needs a session. */
  directUrl?: string
}

/** Append-only tables: rows are never changed after they are written. */
const APPEND_ONLY = ['transfers', 'entries', 'order_events', 'payment_notices', 'staff_audits', 'platform_rules']
/** Rows are updated but never deleted. */
const UNDELETABLE = ['accounts', 'payments']

/**
 * Grants the application access to the current tables: rows only, no schema changes, and the ledger append-only. Run by
 * the owner.
 */
export async function grantRows(owner: Client, role: string): Promise<void> {
  const app = owner.escapeIdentifier(role)
  await owner.query(`
    BEGIN;
    GRANT USAGE ON SCHEMA public, drizzle TO ${app};
    GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${app};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${app};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${app};
    REVOKE UPDATE, DELETE, TRUNCATE ON ${APPEND_ONLY.join(', ')} FROM ${app};
    REVOKE DELETE, TRUNCATE ON ${UNDELETABLE.join(', ')} FROM ${app};
    REVOKE UPDATE ON accounts FROM ${app};
    GRANT UPDATE (balance_fen) ON accounts TO ${app};
    COMMIT`)
}

/**
 * A pooler in transaction mode refuses settings of a connection, so the role itself gets those limits. A role may set its
 * own defaults; connections that are open keep theirs.
 */
export async function limitRole(app: Client): Promise<void> {
  const { rows } = await app.query<{ name: string }>('select current_database() as name')
  const database = app.escapeIdentifier(rows[0]?.name ?? '')
  for (const [name, ms] of Object.entries(STATEMENT_LIMITS))
    await app.query(`ALTER ROLE CURRENT_USER IN DATABASE ${database} SET ${name} = ${ms}`)
}

export const roleOf = async (client: Client): Promise<string> =>
  (await client.query<{ role: string }>('select current_user as role')).rows[0]?.role ?? ''

/**
 * True if the role of this connection could disable the ledger's triggers: it owns the tables, or may act as their
 * owner.
 */
export async function ownsTables(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>(
    "select pg_has_role(relowner, 'MEMBER') as owns from pg_class where oid = 'public.entries'::regclass",
  )
  return rows[0]?.owns ?? false
}
