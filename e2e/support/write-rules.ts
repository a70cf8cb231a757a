import { openEmbedded } from '@/lib/embedded/embedded'
import { runSql } from '../../tests/support/run-sql'

/** No listing is drawn for a review: a share of them would fail the tests by chance. */
const NO_SAMPLES = "insert into platform_rules (key, value) values ('pictureSampleBp', '0')"

/** Writes the platform rules of tests before the server starts, because it caches them for seconds. */
export async function writeRules(dataDir: string, sql?: string): Promise<void> {
  const database = await openEmbedded({ dataDir })
  const write = async () => {
    await runSql(dataDir, NO_SAMPLES)
    if (sql) await runSql(dataDir, sql)
  }
  await write().finally(() => database.stop())
}
