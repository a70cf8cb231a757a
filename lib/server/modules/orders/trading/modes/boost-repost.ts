import type { WorkMode } from '@/lib/shared/trade/trade-modes'
import { countUnbegun, dismissWorker, unassign } from '../flow/boost-effects'
import { returnBonds } from '../flow/boost-shares'
import { isNeverBegun } from '../flow/boost-state'
import type { Step } from '../flow/mode'
import { sendOrderMessage } from '../flow/notify'
import { boostButtons } from './boost-buttons'

/** A work that its worker never began is posted again, so that the customer enters nothing a second time. */
export function repostStep(kind: WorkMode): Step {
  const worker = kind === 'boosting' ? '打手' : '护航员'
  return {
    from: '1 WORKING',
    action: 'repost',
    by: ['buyer'],
    to: '1 POSTED',
    says: `${worker}没有按时上传首张截图，需求重新放到接单大厅`,
    when: (order, { at }) => isNeverBegun(order, at),
    button: boostButtons(kind).repost,
    first: [unassign],
    does: [
      countUnbegun,
      sendOrderMessage('status', `${worker}没有按时开始，需求已重新放到接单大厅，保证金已退还。`),
      dismissWorker,
      returnBonds,
    ],
  }
}
