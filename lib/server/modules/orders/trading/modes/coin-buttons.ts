import { coinsText } from '@/lib/shared/trade/coin-terms'
import { ITEM_CHECKLIST } from '@/lib/shared/video/checklists'
import { coinOf } from '../flow/coin-state'
import type { Button } from '../flow/mode'
import { allPaid } from '../flow/money-effects'
import { inForce, laterInForce } from '../flow/rule-words'
import type { Order } from '../types'
import { CONFIRM_RECEIPT, toPay } from './common'

const quantityOf = (order: Order) => ({ most: Number(coinOf(order).amount), unit: coinOf(order).coinName })
export const amountOf = (order: Order): string => `${coinsText(Number(coinOf(order).amount))}${coinOf(order).coinName}`

/** Buttons for buyer, merchant and player. */
export const COIN_BUTTONS = {
  pay: toPay,
  accept: {
    label: '接单',
    form: 'confirm',
    title: '确认接单？',
    text: (order) =>
      `接单后 ${inForce('deliverMinutes')}内把${amountOf(order)}发到买家角色。超过 ${inForce('leaveMinutes')}买家可以取消，取消或放弃都从保证金赔买家 ${inForce('noShowBp')}。`,
    done: '已接单，请尽快发货',
    primary: true,
  },
  refuse: {
    label: '不接这单',
    form: 'reason',
    title: '不接这单',
    text: '订单马上改派给下一个币商。拒单计入完成率，低于 90% 会被暂停接单。',
    reasons: ['库存不够', '暂时没有人手', '角色所在区服不方便', '其他'],
    done: '已拒绝，订单已改派',
  },
  deliver: {
    label: '发货',
    form: 'quantity',
    title: '提交发货',
    text: `填写实际发货的数量，上传发货前后的截图。少于订单数量的，差额按比例退给买家，并按差额的 ${inForce('noShowBp')} 从保证金赔买家；不到一半的计入完成率。`,
    done: '已发货，等待买家确认',
    primary: true,
    quantity: (order) => ({ ...quantityOf(order), back: '未发货部分退给买家', isFined: true }),
    checklist: ITEM_CHECKLIST,
  },
  leave: {
    label: '取消并索赔',
    form: 'reason',
    title: '取消订单',
    text: `币商超过 ${inForce('leaveMinutes')}没有发货，货款全额原路退回，币商从保证金赔你 ${inForce('noShowBp')}，赔付到余额。`,
    refunds: allPaid,
    reasons: ['长时间未发货', '联系不上币商', '其他'],
    done: '订单已取消，货款原路退回，赔付已到余额',
    primary: true,
  },
  giveUp: {
    label: '放弃订单',
    form: 'reason',
    title: '放弃订单',
    text: `货款全额退回买家，并从你的保证金赔买家 ${inForce('noShowBp')}；计入完成率。`,
    reasons: ['库存不够', '无法发货到该角色', '其他'],
    done: '订单已取消，买家已退款',
    danger: true,
  },
  confirm: {
    ...CONFIRM_RECEIPT,
    text: `请先登录游戏核对数量。确认后，${laterInForce('holdHours')}放款给币商。`,
  },
  contest: {
    label: '申请客服介入',
    form: 'proof',
    title: '发货有问题',
    text: '没有收到、数量不对或被系统收回，请写明并附上截图。订单会冻结，由客服处理。',
    done: '已提交，等待客服处理',
  },
  cannotDeliver: {
    label: '买家不配合，申请客服介入',
    form: 'proof',
    title: '买家不配合收货',
    text: '角色不在线、拒收或填错区服时，写明经过并附上截图。订单会冻结，由客服处理；每笔订单只能提交一次。',
    done: '已提交，等待客服处理',
  },
  takenBack: {
    label: '币被收回，申请客服介入',
    form: 'proof',
    title: '币被收回或出了问题',
    text: '写明情况并附上截图。放款会停下，由客服处理；每笔订单只能提交一次。',
    done: '已提交，等待客服处理',
  },
  send: {
    label: '发货',
    form: 'quantity',
    title: '提交发货',
    text: '填写实际发货的数量，上传发货前后的截图。少于订单数量的，货款按比例结算。',
    done: '已发货，等待币商核对',
    primary: true,
    quantity: (order) => ({ ...quantityOf(order), back: '未发货部分退回币商备款' }),
    checklist: ITEM_CHECKLIST,
  },
  withdraw: {
    label: '不卖了',
    form: 'reason',
    title: '取消回收订单',
    text: '你还没有发货，订单取消，货款退回币商的备款，没有费用。',
    reasons: ['不想卖了', '数量填错了', '联系不上币商', '其他'],
    done: '订单已取消',
  },
  received: {
    ...CONFIRM_RECEIPT,
    label: '核对无误',
    text: `请先登录游戏核对数量。确认后货款马上付给玩家，不能撤回；营业时间 ${inForce('autoConfirmHours')}内没有异议自动确认。`,
  },
} as const satisfies Record<string, Button>
