import { and, count, desc, eq, inArray, ne, sql, sum } from 'drizzle-orm'
import type { RulingDetail, RulingList } from '@/lib/contract/entities/ruling'
import type { BlackReason, RulingKind } from '@/lib/shared/trade/trust'
import { type Paging, pageOf } from '../../../db/page'
import { rulings } from '../../../db/schema/office/trust'
import type { Ctx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { gameNames } from '../../listings/catalog/games/queries-games'
import { presentRulingDetail, presentRulings } from './present'

interface RulingQuery extends Paging {
  kind?: RulingKind
  gid?: number
  reason?: BlackReason
}

const NEXT = 4
const shownHere = (ctx: Ctx) => inArray(rulings.distId, [0, ctx.dist.distId])
const listed = (ctx: Ctx) => and(shownHere(ctx), eq(rulings.published, true))

export async function listRulings(ctx: Ctx, query: RulingQuery): Promise<RulingList> {
  const ofKind = query.kind ? eq(rulings.kind, query.kind) : undefined
  const ofGame = query.gid ? eq(rulings.gameId, query.gid) : undefined
  const ofReason = query.reason ? eq(rulings.reason, query.reason) : undefined
  const where = and(listed(ctx), ofKind, ofGame, ofReason)
  const newest = ctx.db.select().from(rulings).where(where).orderBy(desc(rulings.decidedAt), desc(rulings.id))
  const [found, kinds, perGame, [figures], games] = await Promise.all([
    pageOf(newest, () => ctx.db.$count(rulings, where), query),
    ctx.db
      .select({ kind: rulings.kind, count: count() })
      .from(rulings)
      .where(and(listed(ctx), ofGame))
      .groupBy(rulings.kind),
    ctx.db
      .select({ gameId: rulings.gameId, count: count() })
      .from(rulings)
      .where(and(listed(ctx), ofKind, ofReason))
      .groupBy(rulings.gameId),
    ctx.db
      .select({
        claimed: sum(rulings.claimedFen).mapWith(rulings.claimedFen),
        awarded: sum(rulings.awardedFen).mapWith(rulings.awardedFen),
        medianHours: sql<
          number | null
        >`percentile_cont(0.5) within group (order by extract(epoch from ${rulings.decidedAt} - ${rulings.openedAt}) / 3600)`,
      })
      .from(rulings)
      .where(where),
    gameNames(ctx),
  ])
  return presentRulings(found, { kinds, perGame, figures }, games)
}

/** Refuses NOT_FOUND. */
export async function loadRuling(ctx: Ctx, code: string): Promise<RulingDetail> {
  const [row] = await ctx.db
    .select()
    .from(rulings)
    .where(and(shownHere(ctx), eq(rulings.code, code)))
  if (!row) throw refuse('NOT_FOUND', '处理公示不存在')
  const next = await ctx.db
    .select()
    .from(rulings)
    .where(and(listed(ctx), eq(rulings.kind, row.kind), ne(rulings.code, code)))
    .orderBy(desc(rulings.decidedAt), desc(rulings.id))
    .limit(NEXT)
  return presentRulingDetail(row, await gameNames(ctx), next)
}
