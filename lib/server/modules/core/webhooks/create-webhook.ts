import { MOST_WEBHOOKS } from '@/lib/shared/people/webhooks'
import { holdName } from '../../../db/hold-name'
import { webhookEndpoints } from '../../../db/schema/core/webhooks'
import { singleRow } from '../../../db/single-row'
import { inTx, type UserCtx } from '../../../runtime/context'
import { ipText } from '../../../runtime/ip-text'
import { refuse } from '../../../runtime/refusal'
import { checkForm, type WebhookForm } from './internal/check-form'
import { isOf } from './internal/find-endpoint'
import { noteChange } from './internal/note-change'
import { sealSecret } from './internal/seal-secret'
import { presentWebhook } from './present'
import type { WebhookOwner } from './types'

/** Creates an endpoint and returns its secret, once. Refuses INVALID_INPUT, TOO_MANY. */
export async function createWebhook(ctx: UserCtx, owner: WebhookOwner, form: WebhookForm) {
  const checked = checkForm(ctx, owner, form)
  const { secret, sealed, secretId } = sealSecret(ctx)
  const place = await ipText(ctx)
  return inTx(ctx, async (tx, effects) => {
    await holdName(tx, `webhooks ${owner.kind} ${owner.id}`)
    if ((await tx.$count(webhookEndpoints, isOf(owner))) >= MOST_WEBHOOKS)
      throw refuse('TOO_MANY', `最多添加 ${MOST_WEBHOOKS} 个推送地址，请先删除不用的`)
    const row = singleRow(
      await tx
        .insert(webhookEndpoints)
        .values({
          ...checked,
          ownerKind: owner.kind,
          ownerId: owner.id,
          distId: owner.distId,
          creatorId: ctx.user.userId,
          secret: sealed,
          secretId,
          createdAt: ctx.now(),
        })
        .returning(),
    )
    const notice = {
      title: '添加了推送地址',
      text: `${row.url}，${place}。不是你本人操作时，请立即删除推送地址、撤销密钥并修改密码。`,
    }
    await noteChange(ctx, { tx, effects, owner }, { action: 'webhook.create', row, notice })
    return { secret, row: presentWebhook(row, ctx) }
  })
}
