import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/client'
import { webhookEndpoints } from '../../../../db/schema/core/webhooks'
import { refuse } from '../../../../runtime/refusal'
import type { EndpointRow, WebhookOwner } from '../types'

/** Endpoints of an owner; a member's are of one site. */
export const isOf = ({ kind, id, distId }: WebhookOwner) =>
  and(
    ...[eq(webhookEndpoints.ownerKind, kind), eq(webhookEndpoints.ownerId, id)],
    kind === 'seller' ? eq(webhookEndpoints.distId, distId) : undefined,
  )

export const noEndpoint = () => refuse('NOT_FOUND', '推送地址不存在或已删除')

/** Refuses NOT_FOUND, also for an endpoint of another owner. */
export async function findEndpoint(db: Db | Tx, owner: WebhookOwner, webhookId: number): Promise<EndpointRow> {
  const [row] = await db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, webhookId), isOf(owner)))
  if (!row) throw noEndpoint()
  return row
}
