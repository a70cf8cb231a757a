import pg from 'pg'

/** Superuser; used only while starting the server. */
export const ADMIN = 'postgres'
/** Owns database and tables; used for migrations and demo data. */
export const OWNER = 'storefront'
/** Reads and writes rows; used for everything else. */
export const APP = 'storefront_app'
export const DATABASE = 'storefront'
/** What test keys of the seller API work on. */
export const TEST_DATABASE = 'storefront_test'

/**
 * Creates what a new data directory lacks, and what is missing in one created before the application had its own role.
 */
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
    // The owner may terminate the application's sessions, and has the application's privileges.
    await client.query(`GRANT ${APP} TO ${OWNER}`)
    for (const database of [DATABASE, TEST_DATABASE])
      if (!(await isThere('SELECT 1 FROM pg_database WHERE datname = $1', database)))
        await client.query(`CREATE DATABASE ${database} OWNER ${OWNER}`)
  } finally {
    await client.end()
  }
}
