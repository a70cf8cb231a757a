import type { WorkMode } from '@/lib/shared/trade/trade-modes'
import { countRating, holdBonds, startWork, unchoose } from '../flow/boost-effects'
import { boostOf } from '../flow/boost-state'
import { openChat } from '../flow/chat-effects'
import type { Step } from '../flow/mode'
import { holdMoney, refundAll } from '../flow/money-effects'
import { inForce } from '../flow/rule-words'
import { because, stampPaid } from '../flow/stamps'
import { boostButtons } from './boost-buttons'
import { boostWorkSteps } from './boost-work-steps'
import { evaluateFrom, UNPAID, unpaidEndsOf } from './common'

const GREETING: Record<WorkMode, string> = {
  boosting: `打手已接单，订单群聊已创建。请打手 ${inForce('firstShotMinutes')}内上传开打截图，请勿脱离平台交易。`,
  convoy: `护航员已接单，订单群聊已创建。请约好开局时间，护航员 ${inForce('firstShotMinutes')}内上传开局截图；任何时候都不需要账号密码。`,
}

/**
 * Steps of customer, worker, staff and timers in boosting and convoy; the two differ in credentials and in what is
 * submitted.
 */
export function boostSteps(kind: WorkMode): readonly Step[] {
  const BUTTON = boostButtons(kind)
  const worker = kind === 'boosting' ? '打手' : '护航员'

  const pay: Omit<Step, 'from' | 'by'> = {
    action: 'pay',
    to: '1 POSTED',
    says: '客户已付款，需求已发布',
    first: [stampPaid],
    does: [holdMoney],
    next: async ({ order }) => (boostOf(order).chosenId ? 'assign' : null),
  }
  /** Ends before a worker accepted it. */
  const untaken: Pick<Step, 'to' | 'does'> = { to: '7 REFUNDED', does: [refundAll] }
  const taken: Pick<Step, 'action' | 'by' | 'to' | 'says' | 'button' | 'first' | 'does'> = {
    action: 'accept',
    by: ['seller'],
    to: '1 WORKING',
    says: `${worker}已接单，两项保证金已冻结`,
    button: BUTTON.accept,
    first: [startWork, openChat(GREETING[kind])],
    does: [holdBonds],
  }
  const reposted: Pick<Step, 'to' | 'first'> = { to: '1 POSTED', first: [unchoose] }
  return [
    { from: UNPAID, by: ['buyer', 'system'], ...pay, button: BUTTON.pay },
    ...unpaidEndsOf('取消后这条需求不再保留，要重新填写。', []),
    { from: '7 TIMEOUT', by: ['system'], ...pay },
    { from: '1 POSTED', action: 'assign', by: ['system'], to: '1 ASSIGN', says: `等待指定的${worker}接单` },
    { from: '1 POSTED', ...taken },
    {
      from: '1 POSTED',
      action: 'refund',
      by: ['buyer'],
      says: '客户撤回需求',
      button: BUTTON.recall,
      first: [because('客户撤回需求')],
      ...untaken,
    },
    {
      from: '1 POSTED',
      action: 'timeout',
      by: ['system'],
      says: `${inForce('postedHours')}没有人接单，自动撤回`,
      first: [because(`${inForce('postedHours')}没有人接单`)],
      ...untaken,
    },
    { from: '1 ASSIGN', ...taken },
    {
      from: '1 ASSIGN',
      action: 'refund',
      by: ['buyer'],
      says: '客户撤回需求',
      button: BUTTON.recall,
      first: [because('客户撤回需求')],
      ...untaken,
    },
    {
      from: '1 ASSIGN',
      action: 'refuse',
      by: ['seller'],
      says: `指定的${worker}没有接单，已放到接单大厅`,
      button: BUTTON.refuse,
      ...reposted,
    },
    {
      from: '1 ASSIGN',
      action: 'timeout',
      by: ['system'],
      says: `指定的${worker} ${inForce('assignMinutes')}内没有接单，已放到接单大厅`,
      ...reposted,
    },
    ...boostWorkSteps(kind),
    { ...evaluateFrom('3 RELEASED'), does: [countRating] },
  ]
}
