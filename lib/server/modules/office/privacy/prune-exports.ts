import { eq, lte } from 'drizzle-orm'
import { dataExports } from '../../../db/schema/office/privacy'
import type { Services } from '../../../runtime/context'
import { exportKey } from './rules'

/** Deletes expired archives, and remains of crashed ones: first the file, then its row. */
export async function pruneExports({ db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>): Promise<void> {
  const over = await db.select({ id: dataExports.id }).from(dataExports).where(lte(dataExports.expiresAt, now()))
  for (const { id } of over) {
    await storage.remove(exportKey(id))
    await db.delete(dataExports).where(eq(dataExports.id, id))
  }
}
