import { fen } from '@/lib/shared/money/money'
import { formatShortTime } from '@/lib/shared/time'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import type { WorkMode } from '@/lib/shared/trade/trade-modes'
import { bondsOf, deadlineOf, leftToPay, lockedUntil, overdueAt, postponed } from '../flow/boost-state'
import { hours, minutes } from '../flow/clock'
import type { Mode } from '../flow/mode'
import { inForce } from '../flow/rule-words'
import { boostSteps } from './boost-steps'
import { boostWords } from './boost-words'
import { UNPAID } from './common'

/**
 * Work at a fixed price: the buyer is the customer, the seller the worker, goods_fen the price; the deposits are the
 * worker's.
 */
export const boost = (kind: WorkMode): Mode => ({
  name: kind,
  steps: boostSteps(kind),
  clocks: {
    [UNPAID]: {
      after: minutes((r) => r.unpaidMinutes),
      action: 'timeout',
      against: null,
      label: '距取消',
      outcome: '超时未付款，自动取消订单',
    },
    '1 POSTED': {
      after: hours((r) => r.postedHours),
      action: 'timeout',
      against: null,
      label: '剩余接单时间',
      outcome: '没有人接单，全额退款',
    },
    '1 ASSIGN': {
      after: minutes((r) => r.assignMinutes),
      action: 'timeout',
      against: null,
      label: '剩余接单时间',
      outcome: '不接单就由其他人接',
    },
    '1 WORKING': {
      after: overdueAt,
      end: deadlineOf,
      action: 'timeout',
      against: 'seller',
      shift: postponed,
      label: '剩余完成时间',
      outcome: (order, reader) =>
        `超时按比例${reader === 'buyer' ? '获赔' : '从效率保证金赔付'}，${formatShortTime(overdueAt(order))} 未完成自动退款`,
    },
    ...(kind === 'boosting'
      ? {
          '1 LOCKED': {
            after: lockedUntil,
            action: 'timeout',
            against: null,
            label: '客服介入倒计时',
            outcome: `累计锁定满 ${inForce('lockHours')}由客服处理`,
          } as const,
        }
      : {}),
    '1 PROPOSED': {
      after: hours((r) => r.proposalHours),
      action: 'timeout',
      against: null,
      label: '剩余回应时间',
      outcome: '超时未回应由客服按截图处理',
    },
    '2 INSPECTION': {
      after: hours((r) => r.autoConfirmHours),
      action: 'autoConfirm',
      against: 'buyer',
      label: '剩余确认时间',
      outcome: (_order, reader) => `${reader === 'buyer' ? '' : '客户'}超时未提出异议，自动结算`,
    },
  },
  reader: 'seller',
  handedOver: () => '账号密码加密保存，只有接单的打手在进行中能看到，每次查看都会记在这里。',
  reveals: ({ status, subStatus, frozenAt }) =>
    status === ORDER_STATUS.paid && subStatus === 'WORKING' && frozenAt === null,
  staffReads: () => false,
  split: (order) => ({
    asks: ['pay', 'forfeit', 'reason'],
    most: fen(leftToPay(order)),
    mostForfeit: bondsOf(order),
    isCharged: true,
    isFined: false,
  }),
  words: boostWords(kind),
})
