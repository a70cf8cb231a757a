import type { Ctx, UserCtx } from '../../../../runtime/context'
import { countHit, countHits } from '../../../../runtime/rate-limit'
import { refuse } from '../../../../runtime/refusal'
import { findPersonKey } from '../../../people/identity/queries-person'

const TEN_MINUTES = 600
const DAY = 86_400

/** Counts a lookup in both time windows. Refuses TOO_MANY. */
export async function limitLookups(ctx: Ctx, key: string, most: { tenMinutes: number; day: number }): Promise<void> {
  const day = { key: `${key}:day`, seconds: DAY, points: most.day }
  const over = await countHits(
    ctx.db,
    [{ key, seconds: TEN_MINUTES, points: most.tenMinutes }, day],
    ctx.now().getTime(),
  )
  if (over) throw refuse('TOO_MANY', over === day ? '今日查询次数已达上限，请明天再试' : '查询过于频繁，请10分钟后再试')
}

/** Limits an action per person and day, across accounts. Refuses TOO_MANY. */
export async function limitDaily(ctx: UserCtx, action: string, most: number, message: string): Promise<void> {
  const person = await findPersonKey(ctx.db, ctx.user.userId)
  if ((await countHit(ctx.db, `${action}:${person}:day`, DAY, ctx.now().getTime())) > most)
    throw refuse('TOO_MANY', message)
}
