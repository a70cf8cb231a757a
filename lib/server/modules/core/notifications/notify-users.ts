import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { notifications } from '../../../db/schema/core/notifications'
import type { Effects } from '../../../runtime/context'
import type { Notice } from './types'

interface Telling {
  notices: readonly Notice[]
  at: Date
}

/**
 * Sends notifications in the caller's transaction, so each is sent exactly once, and never for a change that was rolled
 * back.
 */
export async function notifyUsers(tx: Tx, effects: Effects, telling: Telling): Promise<void> {
  if (telling.notices.length > 0) await tx.execute(tellingSql(effects, telling))
}

/** The same as a CTE of the caller's statement: `name as (…)`. */
export const notifyCte = (effects: Effects, telling: Telling): SQL => sql`told as (${tellingSql(effects, telling)})`

/** The statement text does not depend on the number of recipients, so it stays prepared. */
function tellingSql(effects: Effects, { notices, at }: Telling): SQL {
  for (const { distId, userId } of notices) effects.live({ type: 'notification', distId, userIds: [userId] })
  const rows = notices.map(({ userId, distId, kind, key, title, text = '', href, isUrgent = false }) => ({
    user_id: userId,
    dist_id: distId,
    kind,
    key,
    title,
    text,
    href,
    pass_on_at: isUrgent ? at.toISOString() : null,
  }))
  return sql`insert into ${notifications} (user_id, dist_id, kind, key, title, text, href, created_at, pass_on_at)
    select user_id, dist_id, kind, key, title, text, href, ${at.toISOString()}::timestamptz, pass_on_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (user_id bigint, dist_id int, kind text, key text, title text, text text, href text, pass_on_at timestamptz)
    on conflict (user_id, key) do update set title = excluded.title, text = excluded.text, href = excluded.href,
      created_at = excluded.created_at, pass_on_at = excluded.pass_on_at, read_at = null`
}
