import { ACCOUNT, goodsType } from '@/lib/shared/goods/goods-types'
import { passes } from '@/lib/shared/people/field-rules'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import type { Ctx } from '../../../runtime/context'
import { loadRules } from './load-rule-book'
import { presentContacts, presentTerms, presentTier } from './present'

/** QQ numbers a visitor may write to before buying; none when the distributor gave none. */
export async function listServiceContacts(ctx: Ctx): Promise<{ list: { name: string; qq: string }[] }> {
  const { customerBlock, distBaseConf } = ctx.dist.conf
  const numbers = customerBlock.serviceNum.split(/[,，\s]+/).filter((text) => passes('qq', text))
  return { list: presentContacts(distBaseConf.websiteName, numbers) }
}

export async function listCoverTiers(
  ctx: Ctx,
  { gameId, goodsTypeId = ACCOUNT }: { gameId?: number; goodsTypeId?: number },
) {
  const { coverTiers } = await loadRules(ctx, { mode: goodsType(goodsTypeId).mode, gameId })
  return { list: coverTiers.map(presentTier) }
}

/** What the rules say now, of an order placed later perhaps something else. */
export const findTradeTerms = async (ctx: Ctx, scope: { mode?: ModeName; gameId?: number }) =>
  presentTerms(await loadRules(ctx, { ...scope, distId: ctx.dist.distId }))
