import type { Client } from 'pg'

/** How the database is reached: by the application, and by the role that owns the tables and changes them. */
export interface DatabaseAccess {
  url: string
  /** Equal to `url` where one role does both. */
  ownerUrl: string
}

/** Written once; what was told is not told otherwise later. */
const APPEND_ONLY = ['transfers', 'entries', 'order_events', 'payment_notices', 'staff_audits', 'platform_rules']
/** Changed, never removed. */
const KEPT = ['accounts', 'payments']

/** What the application may do with the tables there are now: rows, never tables, and the ledger forward only. For the owner. */
export async function grantRows(owner: Client, role: string): Promise<void> {
  const app = owner.escapeIdentifier(role)
  await owner.query(`
    BEGIN;
    GRANT USAGE ON SCHEMA public, drizzle TO ${app};
    GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${app};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${app};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${app};
    REVOKE UPDATE, DELETE, TRUNCATE ON ${APPEND_ONLY.join(', ')} FROM ${app};
    REVOKE DELETE, TRUNCATE ON ${KEPT.join(', ')} FROM ${app};
    REVOKE UPDATE ON accounts FROM ${app};
    GRANT UPDATE (balance_fen) ON accounts TO ${app};
    COMMIT`)
}

export const roleOf = async (client: Client): Promise<string> =>
  (await client.query<{ role: string }>('select current_user as role')).rows[0]?.role ?? ''

/** The role of this connection could disable the ledger's triggers: it owns its tables, or may act as their owner. */
export async function ownsTables(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>(
    "select pg_has_role(relowner, 'MEMBER') as owns from pg_class where oid = 'public.entries'::regclass",
  )
  return rows[0]?.owns ?? false
}
