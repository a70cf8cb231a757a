import { ACCOUNT, goodsType } from '@/lib/shared/goods/goods-types'
import { serviceNumbers } from '@/lib/shared/site/site-contacts'
import { MODE_FACTS, type ModeName } from '@/lib/shared/trade/trade-modes'
import type { Ctx } from '../../../runtime/context'
import { loadRuleBook, loadRuledGames, loadRules } from './load-rule-book'
import { presentContacts, presentTerms, presentTier } from './present'
import { siteMarginBp } from './rules-fee'

/** Returns QQ numbers that a visitor can contact before buying; empty if the distributor configured none. */
export async function listServiceContacts(ctx: Ctx): Promise<{ list: { name: string; qq: string }[] }> {
  const { customerBlock, distBaseConf } = ctx.dist.conf
  return { list: presentContacts(distBaseConf.websiteName, serviceNumbers({ customerBlock })) }
}

export async function listCoverTiers(
  ctx: Ctx,
  { gameId, goodsTypeId = ACCOUNT }: { gameId?: number; goodsTypeId?: number },
) {
  const { coverTiers } = await loadRules(ctx, { mode: goodsType(goodsTypeId).mode, gameId })
  return { list: coverTiers.map(presentTier) }
}

/** Returns the terms in force now; an order placed later may have different ones. */
export async function findTradeTerms(ctx: Ctx, scope: { mode?: ModeName; gameId?: number }) {
  const rules = await loadRules(ctx, { ...scope, distId: ctx.dist.distId })
  const isListed = scope.mode !== undefined && MODE_FACTS[scope.mode].isListed === true
  return presentTerms(rules, isListed ? siteMarginBp(rules) : 0)
}

/** Whether staff verify the accounts of every game that this site sells; only then its general texts may say so. */
export async function isVerificationPromised(ctx: Ctx): Promise<boolean> {
  const { distId, gameIds } = ctx.dist
  const [rulesOf, ruled] = [await loadRuleBook(ctx), await loadRuledGames(ctx, 'staffSteps')]
  const games = gameIds ? new Set(gameIds.map((gameId) => (ruled.has(gameId) ? gameId : 0))) : [0, ...ruled]
  return [...games].every((gameId) => rulesOf({ mode: 'account', gameId, distId }).staffSteps === 'required')
}
