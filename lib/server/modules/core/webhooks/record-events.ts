import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { webhookEndpoints, webhookSends } from '../../../db/schema/core/webhooks'
import type { EventFact } from './types'

interface Recorded {
  facts: readonly EventFact[]
  at: Date
}

/**
 * Queues events for the endpoints that want them, in the caller's transaction: none is lost, and none is sent of a
 * change that was rolled back. The caller holds a lock on the object, so its events are queued in their order.
 */
export async function recordEvents(tx: Tx, recorded: Recorded): Promise<void> {
  if (recorded.facts.length > 0) await tx.execute(queueSql(recorded))
}

/** The same as a CTE of the caller's statement: `name as (…)`. */
export const eventsCte = (recorded: Recorded): SQL => sql`queued_events as (${queueSql(recorded)})`

/** The statement text does not depend on the number of events, so it stays prepared. */
function queueSql({ facts, at }: Recorded): SQL {
  const rows = facts.map(({ owner, type, object, data = null }, index) => ({
    index,
    owner_kind: owner.kind,
    owner_id: owner.kind === 'platform' ? 0 : owner.id,
    dist_id: owner.kind === 'platform' ? null : owner.distId,
    type,
    object,
    data,
  }))
  const now = sql`${at.toISOString()}::timestamptz`
  return sql`insert into ${webhookSends} (endpoint_id, type, object, data, due_at, created_at)
    select e.id, f.type, f.object, f.data, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f (index int, owner_kind text, owner_id bigint,
      dist_id int, type text, object text, data jsonb)
    join ${webhookEndpoints} e on e.owner_kind = f.owner_kind and e.owner_id = f.owner_id
      and (f.dist_id is null or e.dist_id = f.dist_id) and e.off_at is null and f.type = any(e.events)
    order by f.index, e.id`
}
