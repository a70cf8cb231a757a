import { and, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { RulingDetail } from '@/lib/contract/entities/ruling'
import { fenToYuan } from '@/lib/shared/money'
import type { BlackReason, RulingKind } from '@/lib/shared/trust'
import { rulings } from '../../db/schema/trust'
import type { Ctx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { gameNames } from './internal/game-names'
import { presentRuling, presentRulingDetail } from './present'

interface RulingQuery {
  kind?: RulingKind
  gid?: number
  reason?: BlackReason
  page: number
  pageSize: number
}

const NEXT = 4
const shownHere = (ctx: Ctx) => inArray(rulings.distId, [0, ctx.dist.distId])
const listed = (ctx: Ctx) => and(shownHere(ctx), eq(rulings.published, true))

export async function listRulings(ctx: Ctx, query: RulingQuery) {
  const { page, pageSize } = query
  const ofKind = query.kind && eq(rulings.kind, query.kind)
  const ofGame = query.gid && eq(rulings.gameId, query.gid)
  const ofReason = query.reason && eq(rulings.reason, query.reason)
  const where = and(...[listed(ctx), ofKind, ofGame, ofReason].filter((part): part is SQL => Boolean(part)))
  const [rows, kinds, perGame, sums, games] = await Promise.all([
    ctx.db
      .select()
      .from(rulings)
      .where(where)
      .orderBy(desc(rulings.decidedAt), desc(rulings.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    ctx.db
      .select({ kind: rulings.kind, n: count() })
      .from(rulings)
      .where(and(listed(ctx), ofGame || undefined))
      .groupBy(rulings.kind),
    ctx.db
      .select({ gameId: rulings.gameId, n: count() })
      .from(rulings)
      .where(and(listed(ctx), ofKind || undefined, ofReason || undefined))
      .groupBy(rulings.gameId),
    ctx.db
      .select({
        n: count(),
        claimed: sql<string>`coalesce(sum(${rulings.claimedFen}), 0)`,
        awarded: sql<string>`coalesce(sum(${rulings.awardedFen}), 0)`,
        hours: sql<
          string | null
        >`percentile_cont(0.5) within group (order by extract(epoch from ${rulings.decidedAt} - ${rulings.openedAt}) / 3600)`,
      })
      .from(rulings)
      .where(where),
    gameNames(ctx),
  ])
  const of = (kind: RulingKind) => kinds.find((row) => row.kind === kind)?.n ?? 0
  const [sum] = sums
  return {
    list: rows.map((row) => presentRuling(row, games)),
    total: sum?.n ?? 0,
    more: false,
    page,
    pageSize,
    counts: {
      all: kinds.reduce((all, { n }) => all + n, 0),
      trade: of('trade'),
      retrieval: of('retrieval'),
      blacklist: of('blacklist'),
    },
    games: perGame
      .flatMap(({ gameId, n }) => (games.has(gameId) ? [{ gameId, gameName: games.get(gameId) ?? '', total: n }] : []))
      .sort((a, b) => b.total - a.total),
    figures: {
      claimed: fenToYuan(BigInt(sum?.claimed ?? 0)),
      awarded: fenToYuan(BigInt(sum?.awarded ?? 0)),
      medianHours: sum?.hours == null ? null : Math.round(Number(sum.hours)),
    },
  }
}

/** Refuses NOT_FOUND. */
export async function loadRuling(ctx: Ctx, code: string): Promise<RulingDetail> {
  const [row] = await ctx.db
    .select()
    .from(rulings)
    .where(and(shownHere(ctx), eq(rulings.code, code)))
  if (!row) throw refuse('NOT_FOUND', '裁定不存在')
  const next = await ctx.db
    .select()
    .from(rulings)
    .where(and(listed(ctx), eq(rulings.kind, row.kind), ne(rulings.code, code)))
    .orderBy(desc(rulings.decidedAt), desc(rulings.id))
    .limit(NEXT)
  return presentRulingDetail(row, await gameNames(ctx), next)
}
