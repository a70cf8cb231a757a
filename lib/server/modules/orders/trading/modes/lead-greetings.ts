import { isOver, type SubStatus } from '@/lib/shared/trade/order-status'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { hasSigned } from '../flow/agreement-effects'
import { isStaffed, isSubmitted } from '../flow/staff-effects'
import type { Order } from '../types'
import { isChecked } from './sale-check'

type Line = string | ((order: Order) => string)
type Lines = Readonly<Partial<Record<SubStatus, Line>>>

function toVerify(order: Order): string {
  if (!isStaffed(order)) return '请卖家在订单页交付账号，买家收到后先登录核对再确认收货。'
  if (isChecked(order)) return '账号上架时已验号，我登录复核后开始下一步，卖家不用再提交账号。'
  return isSubmitted(order)
    ? '账号已提交，我正在验号，结果和截图会放在订单页，请先不要登录账号。'
    : '请卖家在订单页提交账号，我收到后马上登录验号。'
}

function toSign(order: Order): string {
  const [seller, buyer] = [hasSigned(order, 'seller'), hasSigned(order, 'buyer')]
  const next = seller === buyer ? '请双方' : seller ? '卖家已签署，请买家' : '买家已签署，请卖家'
  return `验号已通过。${next}在订单页签署转让协议，签完后开始换绑。`
}

const AFTER_SALE = '订单已成交，如有问题可直接在群里留言。'
const OF_ACCOUNTS: Lines = {
  ASSIGN: toVerify,
  VERIFY: toVerify,
  VERIFIED: '验号已通过，结果和截图在订单页，请买家看过后确认换绑。',
  SIGN: toSign,
  REBIND: '验号已通过，现在换绑，请卖家按我的指引操作，买家留意手机，换绑完成前请不要登录账号。',
  INSPECTION: '账号已交付，请买家登录核对，没有问题再确认收货。',
}
const OF_GOODS: Lines = {
  DELIVERING: '请卖家在订单页剩余时间内发货，发货后由买家核对。',
  INSPECTION: '卖家已发货，请买家核对，没有问题再确认收货。',
}
const OF_WORK: Lines = {
  POSTED: '订单正在等打手接单。',
  ASSIGN: '订单正在等打手接单。',
  WORKING: '订单正在进行，请打手在订单页更新进度。',
  LOCKED: '账号已锁定，订单暂停，请双方在群里说明情况。',
  PROPOSED: '双方正在协商取消，请在订单页回应方案。',
  INSPECTION: '打手已提交完成，请客户在订单页核对后确认。',
}
const OF_COINS: Lines = {
  ASSIGN: '订单正在等币商接单。',
  DELIVERING: '请在订单页剩余时间内发货，发货后由对方核对。',
  INSPECTION: '已发货，请收货方核对数量后确认。',
}

/** What the lead of an order announces in its chat, by mode and step. Missing steps: nothing is pending. */
const LINES: Readonly<Record<ModeName, Lines>> = {
  account: OF_ACCOUNTS,
  intermediary: OF_ACCOUNTS,
  recovery: {
    DELIVERING: '请卖家在订单页提交账号，我收到后马上登录验号。',
    VERIFY: '账号已提交，我正在验号，结果和截图会放在订单页，请先不要登录账号。',
    REBIND: '验号已通过，现在换绑，请卖家按我的指引操作，换绑完成当天付首款。',
    HOLD: '换绑已完成，首款已付，尾款按订单页的日期支付。',
  },
  props: OF_GOODS,
  currency: OF_GOODS,
  code: OF_GOODS,
  topUp: OF_GOODS,
  rental: {
    DELIVERING: '请号主在订单页交付账号，租客收到后开始计时。',
    RENTING: '账号正在租用，到期前请租客下号归还。',
    MISMATCH: '租客反映账号与描述不符，我正在核实。',
    CHECK: '租用已结束，请号主验收账号后退还押金。',
    KEPT: '押金保留中，我核实后处理。',
  },
  boosting: OF_WORK,
  convoy: OF_WORK,
  fastGold: OF_COINS,
  goldRecycling: OF_COINS,
}

/** Returns what happens next in an order, as its lead writes it on joining the chat. */
export function leadGreeting(order: Order): string {
  if (order.disputeId !== null) return '订单正在售后处理，请在订单页补充说明和凭证，处理结果会通知双方。'
  if (order.claimId !== null) return '订单正在理赔审核，结果会通知双方。'
  if (order.frozenAt) return '订单已暂停，我核实后告知双方，请先不要操作。'
  const line = LINES[order.mode][order.subStatus]
  if (line !== undefined) return typeof line === 'string' ? line : line(order)
  return isOver(order.status) ? AFTER_SALE : '如有问题可直接在群里留言。'
}
