import { MAIN_DIST_ID } from '@/lib/shared/ids'
import { formatDate } from '@/lib/shared/time'
import type { Tx } from '../../../db/client'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { requestApproval } from '../../core/oversight/request-approval'
import { updateDistStatus } from '../../core/tenancy/update-dist-status'
import { countOpenRequests, countRedeemable } from '../../market/recycling/queries'
import { countOpenPosts } from '../../market/wants/queries'
import { countOpenPayments } from '../../money/wallet/queries-payments'
import { coversOfSite } from '../../orders/trading/figures/covered'
import { countUnfinished } from '../../orders/trading/queries-unfinished'

interface Switch {
  distId: number
  active: boolean
  reason: string
  /** Ask a second staff member if covers are in force, instead of being refused. */
  covered: boolean
}

/**
 * Takes a distributor's site offline, or back online; no data is lost. While orders hold money or something else is open
 * it stays online: offline, no one could confirm, report a problem or take money back. Covers in force can be claimed on
 * the platform's own site then, so they only require a second staff member (`waits`). Refuses NOT_FOUND, FORBIDDEN,
 * SITE_BUSY, APPROVAL_OPEN.
 */
export async function updateDistributorStatus(
  ctx: StaffCtx,
  { distId, active, reason, covered }: Switch,
): Promise<{ waits: boolean }> {
  if (distId === ctx.dist.distId) throw refuse('FORBIDDEN', '不能停用当前所在的站点')
  if (distId === MAIN_DIST_ID && !active) throw refuse('FORBIDDEN', '不能停用平台自己的站点')
  const covers = active ? [] : await coversOfSite(ctx, distId)
  return inTx(ctx, async (tx, effects) => {
    if (!active) {
      await assertIdle(tx, distId, ctx.now())
      const last = covers.length > 0 ? formatDate(new Date(Math.max(...covers.map((until) => until.getTime())))) : ''
      const count = `${covers.length} 笔包赔在保障期内，最晚到 ${last}`
      if (covers.length > 0 && !covered)
        throw refuse('SITE_BUSY', `该站点还有 ${count}。需双人复核才能停用，停用后由平台站点受理理赔`)
      const title = `停用站点 ${ctx.distOf(distId)?.conf.distBaseConf.websiteName ?? distId}，还有 ${count}`
      if (await requestApproval(tx, ctx, { isAbove: covers.length > 0, target: `dist:${distId}`, title, reason }))
        return { waits: true }
    }
    await updateDistStatus(tx, effects, { distId, active })
    await recordAudit(tx, ctx, { action: active ? 'dist.thaw' : 'dist.freeze', target: `dist:${distId}`, reason })
    return { waits: false }
  })
}

/** Refuses SITE_BUSY. */
async function assertIdle(db: Tx, distId: number, at: Date): Promise<void> {
  const open: [number, string][] = [
    [await countUnfinished(db, distId), '笔订单未完成'],
    [await countOpenPayments(db, distId), '笔付款在途'],
    [await countOpenPosts(db, distId), '条求购未结束'],
    [await countOpenRequests(db, distId), '条回收申请未处理'],
    [await countRedeemable(db, distId, at), '个回收账号在赎回期内'],
  ]
  const found = open.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []))
  if (found.length > 0)
    throw refuse('SITE_BUSY', `该站点还有 ${found.join('、')}。请先在规则里关闭“交易”，等全部结束后再停用`)
}
