import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { dataExports } from '../../../db/schema/privacy'
import type { Services } from '../../../runtime/context'
import { exportKey } from './rules'

/** An archive of somebody's own, on the host it was asked for; null: none such, or its time is over. */
export async function openExport(
  { db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>,
  { id, userId, distId }: { id: string; userId: number; distId: number },
) {
  const [row] = await db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(
      and(
        eq(dataExports.id, id),
        eq(dataExports.userId, userId),
        eq(dataExports.isOfDist, false),
        eq(dataExports.distId, distId),
        isNotNull(dataExports.readyAt),
        gt(dataExports.expiresAt, now()),
      ),
    )
  return row ? storage.openStream(exportKey(row.id)) : null
}
