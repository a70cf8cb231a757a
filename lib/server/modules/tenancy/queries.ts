import { and, eq } from 'drizzle-orm'
import { passes } from '@/lib/shared/field-rules'
import type { HomeConf } from '@/lib/shared/home-conf'
import { distAdmins, dists } from '../../db/schema/tenancy'
import type { Ctx, UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { loadRules } from './platform-rules'
import { presentContacts, presentTier } from './present'
import type { RuleScope } from './types'

export async function loadHomeConf(ctx: Ctx): Promise<HomeConf> {
  const [row] = await ctx.db.select({ conf: dists.conf }).from(dists).where(eq(dists.distId, ctx.dist.distId))
  if (!row) throw refuse('NOT_FOUND')
  return { distId: ctx.dist.distId, ...row.conf }
}

/** QQ numbers a visitor may write to before buying; none when the distributor gave none. */
export async function listServiceContacts(ctx: Ctx): Promise<{ list: { name: string; qq: string }[] }> {
  const { customerBlock, distBaseConf } = await loadHomeConf(ctx)
  const numbers = customerBlock.serviceNum.split(/[,，\s]+/).filter((text) => passes('qq', text))
  return { list: presentContacts(distBaseConf.websiteName, numbers) }
}

export async function listCoverTiers(ctx: Ctx, scope: RuleScope) {
  const { coverTiers } = await loadRules(ctx, scope)
  return { list: coverTiers.map(presentTier) }
}

export async function isDistAdmin(ctx: UserCtx): Promise<boolean> {
  if (ctx.user.role === 'platform') return true
  const [row] = await ctx.db
    .select({ distId: distAdmins.distId })
    .from(distAdmins)
    .where(and(eq(distAdmins.distId, ctx.dist.distId), eq(distAdmins.userId, ctx.user.userId)))
  return row !== undefined
}
