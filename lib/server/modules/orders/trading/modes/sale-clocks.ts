import { fen, moneyText } from '@/lib/shared/money/money'
import { HOUR_MS, MINUTE_MS } from '@/lib/shared/time'
import { afterDuty } from '@/lib/shared/trade/duty-hours'
import { dutyOf } from '../../../core/tenancy/rules-duty'
import { lateToSign, signBy } from '../flow/agreement-effects'
import { hours, hoursNote, minutes, sellerHours } from '../flow/clock'
import type { Mode } from '../flow/mode'
import { FAIR_MS, isStaffed, isSubmitted, isUnattended, isWaivable } from '../flow/staff-effects'
import type { Order, Party } from '../types'
import { UNPAID } from './common'
import { isChecked } from './sale-check'
import type { SaleParts } from './sale-parts'

export const saleClocks = ({ paid, staff, parties }: SaleParts): Mode['clocks'] => ({
  [UNPAID]: {
    after: minutes((r) => r.unpaidMinutes),
    action: 'timeout',
    against: null,
    label: '距取消',
    outcome: '超时未付款，自动取消订单',
  },
  [paid]: {
    after: sellerHours((r) => r.startHours),
    action: 'timeout',
    against: null,
    label: (order: Order) =>
      !isStaffed(order)
        ? '剩余发货时间'
        : isChecked(order)
          ? '剩余复核时间'
          : isSubmitted(order)
            ? '剩余验号时间'
            : '剩余提交时间',
    outcome: (order: Order, reader: Party) => {
      if (isSubmitted(order)) return '没有完成验号，订单取消并全额退款'
      const left = isStaffed(order) ? '不提交账号' : '不发货'
      return `${reader === 'seller' ? '' : parties.seller}${left}，订单取消并全额退款${hoursNote(order)}`
    },
  },
  ...(staff && staffClocks(parties)),
  '2 INSPECTION': {
    after: hours((r) => r.autoConfirmHours),
    action: 'autoConfirm',
    against: 'buyer',
    label: '剩余确认时间',
    outcome: '超时未操作，自动确认收货',
  },
  '3 HOLD': {
    after: (order, rules, at) => new Date(at.getTime() + (order.terms.sale?.holdHours ?? rules.holdHours) * HOUR_MS),
    action: 'release',
    against: 'buyer',
    label: '放款倒计时',
    outcome: ({ goodsFen, feeFen }, reader) =>
      reader === 'seller' ? `放款 ${moneyText(fen(goodsFen - feeFen))}` : `放款给${parties.seller}`,
  },
})

const unattendedAt = ({ terms }: Order): string => terms.sale?.unattendedAt ?? ''
const laterOf = (a: Date, b: Date): Date => (a > b ? a : b)

const staffClocks = ({ buyer, seller }: SaleParts['parties']): Mode['clocks'] => ({
  '1 ASSIGN': {
    after: (order, rules, at) =>
      isUnattended(order)
        ? laterOf(hours((r) => r.startHours)(order, rules, at), new Date(Date.parse(unattendedAt(order)) + FAIR_MS))
        : afterDuty(at, rules.assignMinutes * MINUTE_MS, dutyOf(rules)),
    action: 'timeout',
    against: null,
    label: (order: Order) => (isUnattended(order) ? '剩余确认时间' : '剩余客服接入时间'),
    outcome: (order: Order) =>
      isUnattended(order)
        ? '没有客服接入，订单取消并全额退款'
        : `没有客服接入，由${buyer}选择继续等${isWaivable(order) ? '、取消或不验号交易' : '或取消'}`,
  },
  '1 VERIFIED': {
    after: hours((r) => r.acceptHours),
    action: 'accept',
    against: 'buyer',
    label: '剩余确认时间',
    outcome: (_order, reader) =>
      reader === 'buyer' ? '超时未操作，视为认可验号结果，开始换绑' : `${buyer}超时未操作，视为认可验号结果，开始换绑`,
  },
  '1 SIGN': {
    after: signBy,
    action: 'timeout',
    against: null,
    label: '剩余签署时间',
    outcome: (order: Order, reader) => {
      const late = lateToSign(order)
      const who = late === reader ? '超时未签署' : `${late === 'seller' ? seller : buyer}超时未签署`
      return `${who}，订单取消并全额退款，不付违约金`
    },
  },
  '1 REBIND': {
    after: sellerHours((r) => r.rebindHours),
    action: 'timeout',
    against: null,
    label: '剩余换绑时间',
    outcome: (order, reader) =>
      `${reader === 'seller' ? '' : seller}超时未完成换绑，订单冻结，由客服处理${hoursNote(order)}`,
  },
})
