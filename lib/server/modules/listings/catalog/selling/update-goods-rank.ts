import { inArray } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import { shelfTags } from '@/lib/shared/site/page-tags'
import { formatShortTime, startOfDay } from '@/lib/shared/time'
import { goods } from '../../../../db/schema/listings/catalog'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { type Refusal, refuse } from '../../../../runtime/refusal'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { holdPerson } from '../../../people/identity/queries-person'
import { lockOwn, type OwnRow, outcomesOf } from '../internal/lock-own'
import { shownOnly } from '../internal/shown-only'
import { countRefreshed } from './queries-own-list'
import type { Outcome } from './rules-outcomes'

/**
 * Moves own goods to the top of lists of the newest, in the order asked. Each item once a day, and all accounts of a
 * person together as many a day as the rules allow; none while `findDemoted` says so. Per item: NOT_FOUND, GONE, GOODS_BUSY.
 */
export async function updateGoodsRank(
  ctx: UserCtx,
  input: { goodsSns: readonly GoodsSn[] },
  findDemoted: (ctx: UserCtx) => Promise<Date | null>,
): Promise<Outcome[]> {
  const sns = [...new Set(input.goodsSns)]
  const at = ctx.now()
  const today = startOfDay(at)
  const { refreshesADay: most } = await loadRules(ctx)
  const shown = await shownOnly(ctx)
  const demotedUntil = await findDemoted(ctx)
  return inTx(ctx, async (tx, effects) => {
    await holdPerson(tx, ctx.user.userId)
    const own = await lockOwn(ctx, tx, { sns, shown })
    let left = most - (await countRefreshed(tx, ctx.user.userId, today))
    const moved: OwnRow[] = []
    const outcomes = outcomesOf(sns, own, (row) => {
      const fault =
        rankFault(row, today) ??
        (demotedUntil ? refuse('GOODS_BUSY', demotedText(demotedUntil)) : null) ??
        (left > 0 ? null : refuse('GOODS_BUSY', `今天的 ${most} 次擦亮已用完`))
      if (!fault) {
        left -= 1
        moved.push(row)
      }
      return fault
    })
    if (moved.length === 0) return outcomes
    await tx
      .update(goods)
      .set({ refreshedAt: at, confirmedAt: at })
      .where(
        inArray(
          goods.id,
          moved.map(({ id }) => id),
        ),
      )
    effects.age(...moved.flatMap(shelfTags))
    return outcomes
  })
}

const demotedText = (until: Date): string => `有订单因已在别处售出取消，${formatShortTime(until)} 后才能擦亮`

function rankFault({ status, refreshedAt }: OwnRow, today: Date): Refusal | null {
  if (status !== GOODS_STATUS.onShelf) return refuse('GOODS_BUSY', '只有在售的商品可以擦亮')
  return refreshedAt && refreshedAt >= today ? refuse('GOODS_BUSY', '今天已擦亮过，明天可再次擦亮') : null
}
