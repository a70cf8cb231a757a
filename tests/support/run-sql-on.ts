import { Client } from 'pg'

/** Runs one statement on a database by its URL. */
export async function runSqlOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
