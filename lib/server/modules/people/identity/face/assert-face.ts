import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { users } from '../../../../db/schema/identity'
import type { Ctx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'

type FacePurpose = 'list' | 'sign' | 'phone' | 'withdraw' | 'claim'

/** Checks that a person may act where a face is asked for. Refuses NOT_VERIFIED. */
export async function assertFace(ctx: Ctx, { userId }: { userId: UserId; purpose: FacePurpose }): Promise<void> {
  const [user] = await ctx.db.select({ authStatus: users.authStatus }).from(users).where(eq(users.id, userId))
  if (user?.authStatus !== 2) throw refuse('NOT_VERIFIED')
}
