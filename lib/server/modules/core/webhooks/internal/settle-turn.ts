import { and, eq } from 'drizzle-orm'
import { API_KEYS_PATH } from '@/lib/shared/people/api-keys'
import { WEBHOOK_FAILING_DAYS, WEBHOOK_OFF_REASONS, type WebhookOffReason } from '@/lib/shared/people/webhooks'
import { DAY_MS } from '@/lib/shared/time'
import { webhookEndpoints } from '../../../../db/schema/core/webhooks'
import { type Ctx, inTx } from '../../../../runtime/context'
import { notifyUsers } from '../../notifications/notify-users'
import { pauseMs } from '../rules'
import type { EndpointRow } from '../types'
import { SITE_WEBHOOKS_PATH } from './note-change'
import type { SendResult } from './try-send'

/** Fast refusals in a row after which an endpoint is given a pause; one that does not answer gets it at once. */
const MOST_REFUSED = 5
/** So many failures, over days, are no accident. */
const LEAST_FAILURES = 10

/**
 * Records on the endpoint how a round of sends went: pauses one that does not answer, and switches off one that has
 * failed for days. Returns it as it is now; undefined: it was deleted, lost its turn or is off.
 */
export async function settleTurn(
  ctx: Ctx,
  endpoint: EndpointRow,
  results: readonly SendResult[],
): Promise<EndpointRow | undefined> {
  if (results.includes('left')) return switchOff(ctx, endpoint, 'left')
  const at = ctx.now()
  const isAlive = results.includes('taken')
  const missed = results.filter((result) => result === 'refused' || result === 'silent').length
  if (isAlive && endpoint.failures === 0) return endpoint
  if (!isAlive && missed === 0) return endpoint
  const failures = isAlive ? 0 : endpoint.failures + missed
  const failingSince = isAlive ? null : (endpoint.failingSince ?? at)
  const isLong = failingSince !== null && at.getTime() - failingSince.getTime() >= WEBHOOK_FAILING_DAYS * DAY_MS
  if (isLong && failures >= LEAST_FAILURES) return switchOff(ctx, endpoint, 'failing')
  const needsPause = !isAlive && (results.includes('silent') || failures >= MOST_REFUSED)
  const pausedUntil = needsPause ? new Date(at.getTime() + pauseMs(failures)) : null
  const [row] = await ctx.db
    .update(webhookEndpoints)
    .set({ failures, failingSince, pausedUntil })
    .where(isTurnOf(endpoint))
    .returning()
  return row
}

const isTurnOf = ({ id, lease }: EndpointRow) =>
  and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.lease, lease ?? ''))

async function switchOff(ctx: Ctx, endpoint: EndpointRow, offReason: WebhookOffReason): Promise<undefined> {
  await inTx(ctx, async (tx, effects) => {
    const at = ctx.now()
    const off = await tx
      .update(webhookEndpoints)
      .set({ offAt: at, offReason, lease: null, leasedUntil: null })
      .where(isTurnOf(endpoint))
      .returning({ id: webhookEndpoints.id })
    if (off.length === 0) return
    const { id, url, creatorId, distId, ownerKind } = endpoint
    const notice = {
      userId: creatorId,
      distId,
      kind: 'security',
      key: `webhook ${id} off ${at.getTime()}`,
      title: '推送地址已停用',
      text: `${url}：${WEBHOOK_OFF_REASONS[offReason]}。修好后请重新启用，未送达的事件可在推送记录中重新推送。`,
      href: ownerKind === 'seller' ? API_KEYS_PATH : SITE_WEBHOOKS_PATH,
      isUrgent: true,
    } as const
    await notifyUsers(tx, effects, { notices: [notice], at })
  })
  return undefined
}
