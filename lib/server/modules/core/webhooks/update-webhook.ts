import { and, eq } from 'drizzle-orm'
import { webhookEndpoints } from '../../../db/schema/core/webhooks'
import { inTx, type UserCtx } from '../../../runtime/context'
import { ipText } from '../../../runtime/ip-text'
import { checkForm, type WebhookForm } from './internal/check-form'
import { findEndpoint, isOf, noEndpoint } from './internal/find-endpoint'
import { noteChange } from './internal/note-change'
import { presentWebhook } from './present'
import type { WebhookOwner } from './types'

type Change = Partial<WebhookForm> & { webhookId: number }

/** Changes address or events of an own endpoint; what is absent stays. Refuses NOT_FOUND, INVALID_INPUT. */
export async function updateWebhook(ctx: UserCtx, owner: WebhookOwner, { webhookId, ...change }: Change) {
  const place = await ipText(ctx)
  return inTx(ctx, async (tx, effects) => {
    const before = await findEndpoint(tx, owner, webhookId)
    const { url = before.url, events = before.events } = change
    const set = checkForm(ctx, owner, { url, events })
    const moved = set.url !== before.url
    // what was wrong with the former address says nothing about the new one
    const fresh = moved ? { failures: 0, failingSince: null, pausedUntil: null } : {}
    const [row] = await tx
      .update(webhookEndpoints)
      .set({ ...set, ...fresh })
      .where(and(eq(webhookEndpoints.id, webhookId), isOf(owner)))
      .returning()
    if (!row) throw noEndpoint()
    const notice = moved
      ? {
          title: '推送地址已修改',
          text: `改为 ${row.url}，${place}。不是你本人操作时，请立即删除推送地址、撤销密钥并修改密码。`,
        }
      : undefined
    await noteChange(ctx, { tx, effects, owner }, { action: 'webhook.update', row, notice })
    return presentWebhook(row, ctx)
  })
}
