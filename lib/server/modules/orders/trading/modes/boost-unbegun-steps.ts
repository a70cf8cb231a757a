import { fen, moneyText } from '@/lib/shared/money/money'
import type { WorkMode } from '@/lib/shared/trade/trade-modes'
import { countUnbegun, dismissWorker, settleNone, unassign } from '../flow/boost-effects'
import { returnBonds } from '../flow/boost-shares'
import { isGivenUp, isNeverBegun, lateForfeit } from '../flow/boost-state'
import type { Step } from '../flow/mode'
import { sendOrderMessage } from '../flow/notify'
import { because } from '../flow/stamps'
import { boostButtons } from './boost-buttons'
import { workEnds } from './boost-ends'

/**
 * What the customer may do once the time for the first picture has passed without one: end the work, or post it again,
 * so that the customer enters nothing a second time. A proposal of the worker to end it early does not prevent that.
 */
export function unbegunSteps(kind: WorkMode, from: '1 WORKING' | '1 PROPOSED'): readonly Step[] {
  const BUTTON = boostButtons(kind)
  const worker = kind === 'boosting' ? '打手' : '护航员'
  const when: NonNullable<Step['when']> = (order, { at }) =>
    isNeverBegun(order, at) && (from === '1 WORKING' || isGivenUp(order))
  return [
    {
      from,
      action: 'refund',
      by: ['buyer'],
      to: '8 REFUNDED',
      says: `${worker}没有按时上传首张截图，客户取消订单`,
      when,
      button: BUTTON.leave,
      first: [because(`${worker}没有按时开始`), settleNone],
      does: [countUnbegun, ...workEnds(`${worker}没有按时开始，客户取消订单`, 'broken')],
    },
    {
      from,
      action: 'repost',
      by: ['buyer'],
      to: '1 POSTED',
      says: `${worker}没有按时上传首张截图，需求重新放到接单大厅`,
      when,
      button: BUTTON.repost,
      first: [unassign],
      does: [
        countUnbegun,
        sendOrderMessage('status', ({ former, at }) => {
          const late = former ? lateForfeit(former, at) : 0n
          const bonds =
            late > 0n ? `超时部分 ${moneyText(fen(late))} 已从效率保证金赔付客户，其余已退还` : '保证金已退还'
          return `${worker}没有按时开始，需求已重新放到接单大厅，${bonds}。`
        }),
        dismissWorker,
        returnBonds,
      ],
    },
  ]
}
