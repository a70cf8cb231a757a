import { eq, lte } from 'drizzle-orm'
import { dataExports } from '../../../db/schema/privacy'
import type { Services } from '../../../runtime/context'
import { exportKey } from './rules'

/** Archives whose time is over, and what a crash left of one: first the file, then what knows of it. */
export async function pruneExports({ db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>): Promise<void> {
  const over = await db.select({ id: dataExports.id }).from(dataExports).where(lte(dataExports.expiresAt, now()))
  for (const { id } of over) {
    await storage.remove(exportKey(id))
    await db.delete(dataExports).where(eq(dataExports.id, id))
  }
}
