import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { EXPORT_DAYS } from '@/lib/shared/people/data-export'
import { DAY_MS } from '@/lib/shared/time'
import { dataExports } from '../../../db/schema/office/privacy'
import { type Ctx, inTx, type StaffCtx, type UserCtx } from '../../../runtime/context'
import { sweepRows } from '../../../runtime/sweep-rows'
import { zipOf } from '../../../runtime/zip-of'
import { notifyUsers } from '../../core/notifications/notify-users'
import { distFiles } from './internal/dist-files'
import { ownFiles } from './internal/own-files'
import { exportKey } from './rules'
import type { ExportRow } from './types'

/** Longer than the largest archive takes; after that, another instance takes over from a crashed one. */
const LEASE_MS = 30 * 60_000
const MAX_TRIES = 3

/**
 * Creates requested archives, oldest first; a failed one is retried. Returns how many were claimed; safe on many
 * instances.
 */
export const processExports = (ctx: Ctx, { limit }: { limit: number }): Promise<number> =>
  sweepRows(ctx, {
    name: 'exports',
    find: () => claimDueExports(ctx, limit),
    keyOf: ({ id }) => id,
    act: async (row) => {
      try {
        await make(ctx, row)
      } catch (err) {
        if (row.tries >= MAX_TRIES) await giveUp(ctx, row)
        throw err
      }
    },
  })

/** Takes a lease on each, so that no other instance makes the same archive. */
function claimDueExports({ db, now }: Ctx, limit: number): Promise<ExportRow[]> {
  const at = now()
  const due = db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(lte(dataExports.dueAt, at))
    .orderBy(asc(dataExports.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(dataExports)
    .set({ dueAt: new Date(at.getTime() + LEASE_MS), tries: sql`${dataExports.tries} + 1` })
    .where(inArray(dataExports.id, due))
    .returning()
}

async function make(ctx: Ctx, row: ExportRow): Promise<void> {
  const dist = ctx.distOf(row.distId)
  if (!dist) throw new Error(`no distributor ${row.distId}`)
  const user = { sessionId: '', userId: row.userId, nickName: '', authStatus: 0, limits: {} }
  const owner: UserCtx = { ...ctx, dist, user }
  const files = row.isOfDist ? distFiles(asLead(owner)) : ownFiles(owner)
  const bytes = await ctx.storage.writeStream(exportKey(row.id), zipOf(files), 'application/zip')
  const now = ctx.now()
  await inTx(ctx, async (tx, effects) => {
    const made = await tx
      .update(dataExports)
      .set({ dueAt: null, readyAt: now, expiresAt: new Date(now.getTime() + EXPORT_DAYS * DAY_MS), bytes })
      .where(isSame(row))
      .returning({ id: dataExports.id })
    if (made.length === 0) return
    const text = row.isOfDist
      ? `${EXPORT_DAYS} 天内可以在后台下载。`
      : `${EXPORT_DAYS} 天内可以下载，只有你登录后才能下载。不是你本人申请时，请立即修改密码并退出其他设备。`
    const title = row.isOfDist ? '本站资料已导出' : '你的资料已导出'
    await notifyUsers(tx, effects, { notices: [notice(row, title, text)], at: now })
  })
}

/** Runs as the distributor's owner: the export contains what the owner's console shows, whoever requested it. */
const asLead = (ctx: UserCtx): StaffCtx => ({
  ...ctx,
  staff: {
    memberId: 0,
    house: 'dist',
    role: 'owner',
    distId: ctx.dist.distId,
    permission: 'data.export',
    request: { call: '', input: {}, parties: [] },
    approvalId: null,
  },
})

/** Gives up, so that the export can be requested again immediately. */
async function giveUp(ctx: Ctx, row: ExportRow): Promise<void> {
  await ctx.storage.remove(exportKey(row.id))
  await inTx(ctx, async (tx, effects) => {
    const gone = await tx.delete(dataExports).where(isSame(row)).returning({ id: dataExports.id })
    if (gone.length === 0) return
    const failure = notice(row, '资料导出没有完成', '请重新申请；再次失败请联系客服。')
    await notifyUsers(tx, effects, { notices: [failure], at: ctx.now() })
  })
}

/** Not deleted, and not claimed by another instance. */
const isSame = (row: ExportRow) => and(eq(dataExports.id, row.id), eq(dataExports.tries, row.tries))

const notice = ({ userId, distId, id, isOfDist }: ExportRow, title: string, text: string) => ({
  userId,
  distId,
  kind: 'security' as const,
  key: `export ${id}`,
  title,
  text,
  href: isOfDist ? '/console/export' : '/center/myself/myselfInfo',
  isUrgent: true,
})
