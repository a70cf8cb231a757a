import { and, eq } from 'drizzle-orm'
import { roleCards } from '../../../../db/schema/listings/role-cards'
import type { UserCtx } from '../../../../runtime/context'

/** Returns the caller's cards on this host. */
export const isOwn = (ctx: UserCtx) => and(eq(roleCards.userId, ctx.user.userId), eq(roleCards.distId, ctx.dist.distId))
