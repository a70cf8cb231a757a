import { and, asc, desc, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { OwnQuality, QualityRow } from '@/lib/contract/console/quality-fields'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { scoreOf } from '@/lib/shared/staff/quality'
import { DAY_MS } from '@/lib/shared/time'
import type { Db, Tx } from '../../../db/client'
import { type Page, type Paging, pageOf, presentPage } from '../../../db/page'
import { qualitySamples, qualityScores } from '../../../db/schema/office/quality'
import type { StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { listSites } from '../../core/tenancy/queries-dists'
import { deskTitlesOf } from '../../orders/trading/staff/queries-desk'
import { findUsers } from '../../people/identity/queries'
import { findAgents } from '../../people/staff/queries-supervisors'
import { presentOwn, presentSample } from './present'
import { AVERAGE_DAYS } from './rules'
import type { Sample, Score } from './types'

const sheets = sql`(select count(*) from ${qualityScores} where ${qualityScores.sampleId} = ${qualitySamples.id})`
const VIEWS = {
  open: sql`${sheets} = 0`,
  second: sql`${sheets} = 1`,
  done: sql`${sheets} = 2`,
  all: undefined,
} as const

/** Samples that the caller supervises: of a distributor its own agents, never the caller's own. */
async function supervisedBy(ctx: StaffCtx): Promise<SQL | undefined> {
  const { distId } = ctx.staff
  const isOther = ne(qualitySamples.userId, ctx.user.userId)
  if (distId === null) return isOther
  const ids = (await findAgents(ctx.db, distId)).map(({ userId }) => userId)
  return and(isOther, ids.length === 0 ? sql`false` : inArray(qualitySamples.userId, ids))
}

/** Returns the sheets of samples, the first before the second. */
async function scoresOf(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Score[]>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(qualityScores)
          .where(inArray(qualityScores.sampleId, [...ids]))
          .orderBy(asc(qualityScores.round))
  const byId = new Map<number, Score[]>()
  for (const row of rows) byId.set(row.sampleId, [...(byId.get(row.sampleId) ?? []), row])
  return byId
}

async function presentSamples(ctx: StaffCtx, rows: readonly Sample[]): Promise<Map<number, QualityRow>> {
  const scores = await scoresOf(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const ids = rows.flatMap(({ id, userId }) => [userId, ...(scores.get(id) ?? []).map(({ byId }) => byId)])
  const [people, titles, sites] = await Promise.all([
    findUsers(ctx, ids),
    deskTitlesOf(
      ctx,
      rows.map(({ orderSn }) => orderSn),
    ),
    listSites(ctx.db),
  ])
  const siteNames = new Map(sites.map(({ distId, name }) => [distId, name]))
  return new Map(
    rows.map((row) => [
      row.id,
      presentSample(row, scores.get(row.id) ?? [], {
        viewer: ctx.user.userId,
        title: titles.get(row.orderSn) ?? '',
        siteName: siteNames.get(row.distId) ?? '',
        nameOf: (userId) => people.get(userId)?.nickName ?? '',
      }),
    ]),
  )
}

interface Filter extends Paging {
  view: keyof typeof VIEWS
  week?: string
  userId?: number
}

/** Returns samples for supervisors, latest week first. */
export async function listSamples(ctx: StaffCtx, { view, week, userId, ...paging }: Filter): Promise<Page<QualityRow>> {
  const wanted = and(
    await supervisedBy(ctx),
    VIEWS[view],
    week === undefined ? undefined : eq(qualitySamples.week, week),
    userId === undefined ? undefined : eq(qualitySamples.userId, userId as UserId),
  )
  const rows = ctx.db
    .select()
    .from(qualitySamples)
    .where(wanted)
    .orderBy(desc(qualitySamples.week), asc(qualitySamples.userId), asc(qualitySamples.id))
  const found = await pageOf(rows, () => ctx.db.$count(qualitySamples, wanted), paging)
  const shown = await presentSamples(ctx, found.list)
  return presentPage(found, ({ id }) => shown.get(id) ?? [])
}

/** Returns a sample that the caller supervises. Refuses NOT_FOUND. */
export async function findSample(ctx: StaffCtx, sampleId: number): Promise<Sample> {
  const [row] = await ctx.db
    .select()
    .from(qualitySamples)
    .where(and(eq(qualitySamples.id, sampleId), await supervisedBy(ctx)))
  if (!row) throw refuse('NOT_FOUND', '没有这笔抽查，请刷新后查看')
  return row
}

/** Returns a sample with its sheets. Refuses NOT_FOUND. */
export async function loadSample(ctx: StaffCtx, { sampleId }: { sampleId: number }): Promise<QualityRow> {
  const row = await findSample(ctx, sampleId)
  const shown = (await presentSamples(ctx, [row])).get(row.id)
  if (!shown) throw refuse('NOT_FOUND')
  return shown
}

/** Returns the agent whose work a sample is; none of an unknown one. */
export async function partiesOfSample({ db }: Pick<StaffCtx, 'db'>, sampleId: number): Promise<UserId[]> {
  const rows = await db
    .select({ userId: qualitySamples.userId })
    .from(qualitySamples)
    .where(eq(qualitySamples.id, sampleId))
  return rows.map(({ userId }) => userId)
}

/** Returns the caller's own scores with advice, latest first. */
export async function listOwnScores(
  ctx: StaffCtx,
  paging: Paging,
): Promise<Page<OwnQuality> & { average: number | null }> {
  const wanted = and(eq(qualitySamples.userId, ctx.user.userId), sql`${sheets} > 0`)
  const rows = ctx.db
    .select()
    .from(qualitySamples)
    .where(wanted)
    .orderBy(desc(qualitySamples.week), desc(qualitySamples.id))
  const found = await pageOf(rows, () => ctx.db.$count(qualitySamples, wanted), paging)
  const [scores, titles, average] = await Promise.all([
    scoresOf(
      ctx.db,
      found.list.map(({ id }) => id),
    ),
    deskTitlesOf(
      ctx,
      found.list.map(({ orderSn }) => orderSn),
    ),
    averageOf(ctx),
  ])
  const page = presentPage(found, (row) => presentOwn(row, scores.get(row.id) ?? [], titles.get(row.orderSn) ?? ''))
  return { ...page, average }
}

async function averageOf({ db, user, now }: StaffCtx): Promise<number | null> {
  const rows = await db
    .select({ marks: qualityScores.marks })
    .from(qualityScores)
    .innerJoin(qualitySamples, eq(qualitySamples.id, qualityScores.sampleId))
    .where(
      and(
        eq(qualitySamples.userId, user.userId),
        eq(qualityScores.round, 1),
        gte(qualityScores.createdAt, new Date(now().getTime() - AVERAGE_DAYS * DAY_MS)),
      ),
    )
  if (rows.length === 0) return null
  return Math.round((rows.reduce((sum, { marks }) => sum + scoreOf(marks), 0) / rows.length) * 10) / 10
}

/** Returns the score of each sampled order, by number. */
export async function findScores(db: Db, sns: readonly OrderSn[]): Promise<Map<OrderSn, number>> {
  if (sns.length === 0) return new Map()
  const rows = await db
    .select({ orderSn: qualitySamples.orderSn, marks: qualityScores.marks })
    .from(qualityScores)
    .innerJoin(qualitySamples, eq(qualitySamples.id, qualityScores.sampleId))
    .where(and(inArray(qualitySamples.orderSn, [...sns]), eq(qualityScores.round, 1)))
  return new Map(rows.map(({ orderSn, marks }) => [orderSn, scoreOf(marks)]))
}
