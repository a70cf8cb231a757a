import pg from 'pg'

/** Superuser; only the start of the server uses it. */
export const ADMIN = 'postgres'
/** Owns database and tables: migrations and demo data. */
export const OWNER = 'storefront'
/** Works on rows: everything else. */
export const APP = 'storefront_app'
export const DATABASE = 'storefront'

/** Makes what a new data directory lacks, and one from before the application had a role of its own. */
export async function ensureRoles(
  adminUrl: string,
  passwords: Record<typeof OWNER | typeof APP, string>,
): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const isThere = async (text: string, name: string) => (await client.query(text, [name])).rowCount === 1
    for (const [role, rights] of [
      [OWNER, 'CREATEDB'],
      [APP, ''],
    ] as const)
      if (!(await isThere('SELECT 1 FROM pg_roles WHERE rolname = $1', role)))
        await client.query(`CREATE ROLE ${role} LOGIN ${rights} PASSWORD ${client.escapeLiteral(passwords[role])}`)
    // The owner may end the application's sessions, and do what it does.
    await client.query(`GRANT ${APP} TO ${OWNER}`)
    if (!(await isThere('SELECT 1 FROM pg_database WHERE datname = $1', DATABASE)))
      await client.query(`CREATE DATABASE ${DATABASE} OWNER ${OWNER}`)
  } finally {
    await client.end()
  }
}
