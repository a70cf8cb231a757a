import { sitePreviews } from '../../../db/schema/office/sites'
import type { StaffCtx } from '../../../runtime/context'
import { randomToken } from '../../../runtime/vault'

const LIFE_MS = 8 * 3_600_000

/** Issues a ticket to preview this host's draft, valid in the caller's browser only. */
export async function createPreview(ctx: StaffCtx): Promise<{ ticket: string; seconds: number }> {
  const ticket = randomToken(24)
  const { userId, sessionId } = ctx.user
  await ctx.db.insert(sitePreviews).values({
    ticketHash: ctx.vault.mac('preview', ticket),
    distId: ctx.dist.distId,
    userId,
    sessionId,
    expiresAt: new Date(ctx.now().getTime() + LIFE_MS),
  })
  return { ticket, seconds: LIFE_MS / 1000 }
}
