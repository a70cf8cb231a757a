import { type Ctx, inTx } from '../../../runtime/context'
import { closeOverdueApprovals } from '../../core/oversight/close-approvals'
import { EXPIRED } from '../../core/oversight/rules-approvals'
import { notifyRequesters } from './internal/notify-requesters'

/** Expires approvals that were not decided in time, and notifies those who requested them. */
export async function expireApprovals(ctx: Ctx): Promise<void> {
  const at = ctx.now()
  await inTx(ctx, async (tx, effects) => {
    const expired = await closeOverdueApprovals(tx, at)
    await notifyRequesters({ tx, effects, at }, expired, {
      title: '复核申请超时失效',
      text: `${EXPIRED}，仍需处理请重新提交`,
    })
  })
}
