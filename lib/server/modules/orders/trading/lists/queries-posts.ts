import { and, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money/money'
import { levelOf } from '@/lib/shared/trade/boost-terms'
import type { ServiceKind } from '@/lib/shared/trade/service-terms'
import { WORK_MODES } from '@/lib/shared/trade/trade-modes'
import { type Paging, pageOf, presentPage } from '../../../../db/page'
import { orders } from '../../../../db/schema/orders/trading'
import type { Ctx, UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { gameNames } from '../../../listings/catalog/games/queries-games'
import { findActiveBooster } from '../../../market/boosting/queries-boosters'
import { accountsOfPerson } from '../../../people/identity/queries-person'
import { presentPost } from './present-posts'

interface PostFilter extends Paging {
  kind?: ServiceKind
  gid?: number
  /** Total price. */
  minPrice?: Fen
  maxPrice?: Fen
  /** Maximum promised hours. */
  hours?: number
  /** Open to boosters of this level. */
  level?: number
  sort?: 'time' | 'price'
}

const term = (name: 'hours' | 'level'): SQL => sql`(${orders.terms} #>> ${`{boost,${name}}`})::int`
const isFirst = sql`coalesce((${orders.terms} #>> '{boost,priority}')::boolean, false)`

/**
 * Returns works posted on this host that no worker has accepted; those of customers who booked the season come first.
 */
export function listPosts(ctx: Ctx, { gid, minPrice, maxPrice, hours, ...filter }: PostFilter) {
  return openPosts(ctx, filter, [
    gid ? eq(orders.gameId, gid) : undefined,
    minPrice ? gte(orders.goodsFen, minPrice) : undefined,
    maxPrice ? lte(orders.goodsFen, maxPrice) : undefined,
    hours ? lte(term('hours'), hours) : undefined,
  ])
}

/** Returns those that the caller may accept. Refuses BOOSTER_NEEDED. */
export async function listTakeablePosts(
  ctx: UserCtx,
  { isMine, ...filter }: Pick<PostFilter, 'kind' | 'page' | 'pageSize'> & { isMine?: boolean },
) {
  const { userId } = ctx.user
  const booster = await findActiveBooster(ctx.db, userId)
  if (!booster) throw refuse('BOOSTER_NEEDED')
  return openPosts(ctx, { ...filter, level: levelOf(booster.done) }, [
    sql`${orders.buyerId} not in ${accountsOfPerson(userId)}`,
    isMine ? inArray(orders.gameId, booster.gameIds) : undefined,
  ])
}

type PostQuery = Pick<PostFilter, 'kind' | 'level' | 'sort' | 'page' | 'pageSize'>

async function openPosts(
  ctx: Ctx,
  { kind, level, sort = 'time', page, pageSize }: PostQuery,
  more: readonly (SQL | undefined)[],
) {
  const names = await gameNames(ctx)
  const open = and(
    eq(orders.subStatus, 'POSTED'),
    eq(orders.distId, ctx.dist.distId),
    inArray(orders.gameId, [...names.keys()]),
    kind ? eq(orders.mode, kind) : inArray(orders.mode, [...WORK_MODES]),
    sql`${orders.frozenAt} is null`,
    level ? lte(term('level'), level) : undefined,
    ...more,
  )
  const rows = ctx.db
    .select()
    .from(orders)
    .where(open)
    .orderBy(desc(isFirst), ...(sort === 'price' ? [desc(orders.goodsFen)] : []), desc(orders.id))
  return presentPage(await pageOf(rows, () => ctx.db.$count(orders, open), { page, pageSize }), presentPost)
}
