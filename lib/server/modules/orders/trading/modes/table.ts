import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { handOverCodes, handsOverCodes } from '../flow/code-effects'
import type { Mode } from '../flow/mode'
import { inForce } from '../flow/rule-words'
import { isStaffed } from '../flow/staff-effects'
import type { Order } from '../types'
import { boost } from './boost'
import { fastGold } from './fast-gold'
import { goldRecycling } from './gold-recycling'
import { intermediary } from './intermediary'
import { recovery } from './recovery'
import { rental } from './rental'
import { sale } from './sale'
import { isChecked } from './sale-check'

/** What follows the payment of an account. */
function nextOf(order: Order): string {
  if (!isStaffed(order)) return '请卖家在订单页交付账号'
  return isChecked(order)
    ? '账号上架时已验号，由客服登录复核、陪同换绑'
    : '请卖家在订单页提交账号，由客服验号、陪同换绑'
}

export const MODES: Readonly<Record<ModeName, Mode>> = {
  account: sale('account', {
    paid: '1 VERIFY',
    staff: 'asRuled',
    greeting: (order) => `买家已付款，订单群聊已创建。${nextOf(order)}，请勿脱离平台交易。`,
    handOver: 'credentials',
    hint: '账号和密码加密保存，只有买家能看到，每次查看都有记录。',
  }),
  props: sale('props', {
    paid: '1 DELIVERING',
    greeting: '买家已付款，订单群聊已创建。请卖家尽快发货，请勿脱离平台交易。',
    handOver: 'delivery',
    hint: '说明在哪里、以什么方式交给了买家的角色，附交付前后的截图。',
  }),
  currency: sale('currency', {
    paid: '1 DELIVERING',
    greeting: `买家已付款，订单群聊已创建。请卖家在 ${inForce('startHours')}内发货，请勿脱离平台交易。`,
    handOver: 'delivery',
    hint: '说明交给了哪个角色，附交付前后的截图。货不够时可以少交，少交部分自动退款。',
  }),
  code: sale('code', {
    paid: '1 DELIVERING',
    greeting: '买家已付款，订单群聊已创建。请卖家尽快发货，请勿脱离平台交易。',
    handOver: 'note',
    hint: '填写卡密，加密保存，只有买家能看到。',
    check: '请先兑换，到账后再确认。提示无效或已被使用的，先截图并申请售后。',
    itself: { next: handsOverCodes, handOver: handOverCodes },
  }),
  topUp: sale('topUp', {
    paid: '1 DELIVERING',
    greeting: '买家已付款，订单群聊已创建。请卖家尽快发货，请勿脱离平台交易。',
    handOver: 'delivery',
    hint: '说明充到了哪个账号、多少，附到账截图。',
  }),
  rental,
  boosting: boost('boosting'),
  convoy: boost('convoy'),
  recovery,
  intermediary,
  fastGold,
  goldRecycling,
}
