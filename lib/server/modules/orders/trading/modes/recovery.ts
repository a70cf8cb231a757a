import { fen, moneyText } from '@/lib/shared/money/money'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { hours, minutes } from '../flow/clock'
import type { Mode } from '../flow/mode'
import { paidOf } from '../flow/recovery-effects'
import { UNPAID } from './common'
import { RECOVERY_STEPS } from './recovery-steps'
import { RECOVERY_WORDS } from './recovery-words'

/** Accounts that the platform buys: goods_fen is the accepted quote, the buyer is the platform itself. */
export const recovery: Mode = {
  name: 'recovery',
  steps: RECOVERY_STEPS,
  clocks: {
    [UNPAID]: {
      after: minutes((r) => r.unpaidMinutes),
      action: 'timeout',
      against: null,
      label: '距取消',
      outcome: '订单自动取消',
    },
    '1 DELIVERING': {
      after: hours((r) => r.startHours),
      action: 'timeout',
      against: null,
      label: '剩余提交时间',
      outcome: '不提交就取消回收',
    },
    '1 VERIFY': {
      after: hours((r) => r.startHours),
      action: 'timeout',
      against: null,
      label: '剩余验号时间',
      outcome: '没有验完就免费退回',
    },
    '1 REBIND': {
      after: hours((r) => r.rebindHours),
      action: 'timeout',
      against: null,
      label: '剩余换绑时间',
      outcome: '超时由客服处理',
    },
    '3 HOLD': {
      after: hours((r) => r.holdHours),
      action: 'release',
      against: null,
      label: '尾款到账倒计时',
      outcome: (order) => `付其余 ${moneyText(fen(order.goodsFen - paidOf(order)))}`,
    },
  },
  reader: 'buyer',
  handedOver: () => '内容只有验号的客服能看到，每次查看都会记在这里。',
  reveals: () => false,
  staffReads: ({ status, subStatus }) =>
    status === ORDER_STATUS.complete || subStatus === 'VERIFY' || subStatus === 'REBIND',
  words: RECOVERY_WORDS,
}
