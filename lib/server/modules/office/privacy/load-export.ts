import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { dataExports } from '../../../db/schema/office/privacy'
import type { Services } from '../../../runtime/context'
import { exportKey } from './rules'

/** Opens one of the user's own archives, on the host where it was requested; null if there is none or it expired. */
export async function loadExport(
  { db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>,
  { id, userId, distId }: { id: string; userId: UserId; distId: number },
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
