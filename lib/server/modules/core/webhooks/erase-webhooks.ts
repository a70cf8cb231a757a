import { and, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { webhookEndpoints } from '../../../db/schema/core/webhooks'

/** Deletes the endpoints of a person, with what was sent to them. */
export async function eraseWebhooks(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .delete(webhookEndpoints)
    .where(and(eq(webhookEndpoints.ownerKind, 'seller'), eq(webhookEndpoints.ownerId, userId)))
}
