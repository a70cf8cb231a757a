import { and, eq, inArray } from 'drizzle-orm'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { fen } from '@/lib/shared/money/money'
import { RECYCLING } from '@/lib/shared/trade/recycling'
import { recyclingRequests } from '../../../db/schema/market/recycling'
import { singleRow } from '../../../db/single-row'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { countHit } from '../../../runtime/rate-limit'
import { refuse } from '../../../runtime/refusal'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { findGame, resolvePlace } from '../../listings/catalog/games/queries-games'
import { cleanFacts } from '../../listings/catalog/rules'
import { assertOwnImages } from '../../listings/media/queries'
import { recycleBase } from '../../listings/valuation/queries'
import { accountsOfPerson, findPersonKey, holdPerson } from '../../people/identity/queries-person'
import { maskContact, rangeOf } from './rules'

export interface RequestForm {
  gid: number
  areaId?: number
  /** Number of accounts; more than one is a batch. */
  count: number
  facts: Record<string, string>
  note: string
  pictures: string[]
  contact: string
}

const DAY = 86_400

/**
 * Offers accounts to the platform. The recycling price by current sales is stored with the request. Refuses NOT_FOUND,
 * MODE_OFF, INVALID_INPUT, TOO_MANY.
 */
export async function createRecyclingRequest(ctx: UserCtx, input: RequestForm): Promise<{ requestId: number }> {
  const { gid: gameId, count, contact } = input
  const { userId } = ctx.user
  const game = await findGame(ctx, gameId)
  const rules = await loadRules(ctx, { mode: 'recovery', gameId, distId: ctx.dist.distId })
  if (!rules.tradeOpen || !game.goodsTypes[String(ACCOUNT)]) throw refuse('MODE_OFF')
  assertCount(input)
  await assertOwnImages(ctx, input.pictures)
  const now = ctx.now()
  const facts = count === 1 ? cleanFacts(game.fields, input.facts, ctx.now()) : {}
  const base = await recycleBase(ctx, gameId, facts)
  const range = base === null ? null : rangeOf(fen(base * BigInt(count)))
  const { areaName } = await resolvePlace(ctx, { gameId, areaId: input.areaId })
  const values = {
    userId,
    distId: ctx.dist.distId,
    gameId,
    areaName,
    count,
    facts,
    note: input.note,
    pictures: input.pictures,
    contactSealed: ctx.vault.seal('lead', `recycle:${userId}`, contact),
    contactMask: maskContact(contact),
    estimateLowFen: range?.low ?? null,
    estimateHighFen: range?.high ?? null,
    createdAt: now,
  }
  return inTxOnce(ctx, async (tx) => {
    await holdPerson(tx, userId)
    const open = and(inArray(recyclingRequests.userId, accountsOfPerson(userId)), eq(recyclingRequests.status, 'open'))
    if ((await tx.$count(recyclingRequests, open)) >= RECYCLING.most)
      throw refuse('TOO_MANY', `最多同时有${RECYCLING.most}个申请等待报价，请先撤回一个`)
    const person = await findPersonKey(tx, userId)
    if ((await countHit(tx, `recycle:${person}:day`, DAY, now.getTime())) > RECYCLING.mostADay)
      throw refuse('TOO_MANY', '今日提交次数已达上限，请明天再试')
    const row = singleRow(await tx.insert(recyclingRequests).values(values).returning({ id: recyclingRequests.id }))
    return { requestId: row.id }
  })
}

/** Checks that a single account has pictures, or a batch its list. Refuses INVALID_INPUT. */
function assertCount({ count, note, pictures }: RequestForm): void {
  const { least, most } = RECYCLING.batch
  if (count !== 1 && (count < least || count > most))
    throw refuse('INVALID_INPUT', `批量回收一批 ${least} 到 ${most} 个`, { field: 'count' })
  if (count > 1 && !note) throw refuse('INVALID_INPUT', '请写明大区、段位或资产', { field: 'note' })
  if (count === 1 && pictures.length === 0) throw refuse('INVALID_INPUT', '请上传账号截图', { field: 'pictures' })
}
