import { and, eq } from 'drizzle-orm'
import { roleCards } from '../../../../db/schema/role-cards'
import type { UserCtx } from '../../../../runtime/context'

/** The caller's on this host. */
export const isOwn = (ctx: UserCtx) => and(eq(roleCards.userId, ctx.user.userId), eq(roleCards.distId, ctx.dist.distId))
