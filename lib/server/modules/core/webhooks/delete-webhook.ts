import { and, eq } from 'drizzle-orm'
import { webhookEndpoints } from '../../../db/schema/core/webhooks'
import { inTx, type UserCtx } from '../../../runtime/context'
import { isOf, noEndpoint } from './internal/find-endpoint'
import { noteChange } from './internal/note-change'
import type { WebhookOwner } from './types'

/** Deletes an own endpoint with its log and what waits for it. Refuses NOT_FOUND. */
export async function deleteWebhook(ctx: UserCtx, owner: WebhookOwner, webhookId: number): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const [row] = await tx
      .delete(webhookEndpoints)
      .where(and(eq(webhookEndpoints.id, webhookId), isOf(owner)))
      .returning()
    if (!row) throw noEndpoint()
    await noteChange(ctx, { tx, effects, owner }, { action: 'webhook.delete', row })
  })
}
