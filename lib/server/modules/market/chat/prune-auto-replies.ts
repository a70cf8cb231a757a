import { lt } from 'drizzle-orm'
import { HOUR_MS } from '@/lib/shared/time'
import { AUTO_REPLY_HOURS } from '@/lib/shared/trade/auto-reply'
import type { Db } from '../../../db/client'
import { autoReplyMarks } from '../../../db/schema/market/chat'

/** Deletes marks that no longer prevent a reply. */
export async function pruneAutoReplies(db: Db, now: Date): Promise<void> {
  await db.delete(autoReplyMarks).where(lt(autoReplyMarks.sentAt, new Date(now.getTime() - AUTO_REPLY_HOURS * HOUR_MS)))
}
