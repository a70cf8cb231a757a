import { and, eq } from 'drizzle-orm'
import type { HomeConf } from '@/lib/shared/home-conf'
import { distAdmins, dists } from '../../db/schema/tenancy'
import type { Ctx, UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'

export async function loadHomeConf(ctx: Ctx): Promise<HomeConf> {
  const [row] = await ctx.db.select({ conf: dists.conf }).from(dists).where(eq(dists.distId, ctx.dist.distId))
  if (!row) throw refuse('NOT_FOUND')
  return { distId: ctx.dist.distId, ...row.conf }
}

export async function isDistAdmin(ctx: UserCtx): Promise<boolean> {
  if (ctx.user.role === 'platform') return true
  const [row] = await ctx.db
    .select({ distId: distAdmins.distId })
    .from(distAdmins)
    .where(and(eq(distAdmins.distId, ctx.dist.distId), eq(distAdmins.userId, ctx.user.userId)))
  return row !== undefined
}
