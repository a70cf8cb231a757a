import { API_KEYS_PATH } from '@/lib/shared/people/api-keys'
import type { Tx } from '../../../../db/client'
import type { Effects, StaffCtx, UserCtx } from '../../../../runtime/context'
import { notifyUsers } from '../../notifications/notify-users'
import { recordAudit } from '../../oversight/record-audit'
import type { EndpointRow, WebhookOwner } from '../types'

export const SITE_WEBHOOKS_PATH = '/console/webhooks'

interface Change {
  action: 'webhook.create' | 'webhook.update' | 'webhook.delete' | 'webhook.secret' | 'webhook.switch'
  row: EndpointRow
  /** For the member who owns it: an endpoint gets what its owner may read, so an unknown one is an alarm. */
  notice?: { title: string; text: string }
}

/** Records a change by staff in the audit log; notifies the member of one to an own endpoint, of either mode. */
export async function noteChange(
  ctx: UserCtx,
  { tx, effects, owner }: { tx: Tx; effects: Effects; owner: WebhookOwner },
  { action, row, notice }: Change,
): Promise<void> {
  const at = ctx.now()
  const { id, url, events } = row
  if (ctx.staff) {
    await recordAudit(tx, ctx as StaffCtx, { action, target: `webhook:${id}`, after: { url, events } })
    return
  }
  if (!notice) return
  const key = `webhook ${id} ${at.getTime()}`
  if (ctx.isTest) {
    // before the commit: an alarm about a change that failed is harmless, a missing one is not
    const { title, text } = notice
    await ctx.notifyOwner?.({ key: `test ${key}`, title: `测试模式：${title}`, text, href: API_KEYS_PATH })
    return
  }
  const common = { userId: ctx.user.userId, distId: owner.distId, kind: 'security', key, href: API_KEYS_PATH } as const
  await notifyUsers(tx, effects, { notices: [{ ...common, ...notice, isUrgent: true }], at })
}
