import { sitePreviews } from '../../../db/schema/sites'
import type { StaffCtx } from '../../../runtime/context'
import { randomToken } from '../../../runtime/vault'

const LIFE_MS = 8 * 3_600_000

/** A ticket to the draft of this host, for the browser of the caller alone. */
export async function openPreview(ctx: StaffCtx): Promise<{ ticket: string; seconds: number }> {
  const ticket = randomToken(24)
  const { userId, sessionId } = ctx.user
  await ctx.db.insert(sitePreviews).values({
    ...{ ticketHash: ctx.vault.mac('preview', ticket), distId: ctx.dist.distId, userId, sessionId },
    expiresAt: new Date(ctx.now().getTime() + LIFE_MS),
  })
  return { ticket, seconds: LIFE_MS / 1000 }
}
