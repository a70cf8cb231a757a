import { closeChat, openChat } from '../flow/chat-effects'
import { eraseCredentials, sealDelivery } from '../flow/hand-over'
import type { Effect, Step } from '../flow/mode'
import { holdMoney, payOut, refundAll } from '../flow/money-effects'
import { sendOrderMessage } from '../flow/notify'
import { saveProof } from '../flow/proof-effects'
import {
  createOfficialListings,
  endRequest,
  firstShares,
  markFirst,
  restShares,
  withheldShares,
} from '../flow/recovery-effects'
import { laterInForce } from '../flow/rule-words'
import { leadByStaff } from '../flow/staff-effects'
import { because, stampPaid } from '../flow/stamps'
import type { Order } from '../types'
import { UNPAID } from './common'
import { RECOVERY_BUTTONS as BUTTON } from './recovery-words'

const GREETING =
  '平台已按报价托管全部货款，订单群聊已创建。请在订单页提交账号密码，客服验号后陪同换绑；请不要把密码发在群里。'

const isBatch = ({ goodsNum }: Order): boolean => goodsNum > 1

/** The order ends without a trade: the money returns to the platform, and the delivered credentials are erased. */
const undone = (explain: string, end: { reopens: boolean }): readonly Effect[] => [
  endRequest(explain, end),
  sendOrderMessage('status', `${explain}。已交付的账号资料已删除，不收取任何费用。`),
  eraseCredentials,
  closeChat,
  refundAll,
]

const deliver: Omit<Step, 'when' | 'button' | 'first'> = {
  from: '1 DELIVERING',
  action: 'deliver',
  by: ['seller'],
  to: '1 VERIFY',
  says: '卖家已提交账号，等待验号',
  does: [sendOrderMessage('send_goods', '卖家已提交账号，客服将开始验号。')],
}
const sellerLeaves: Omit<Step, 'from'> = {
  action: 'refund',
  by: ['seller'],
  to: '8 REFUNDED',
  says: '卖家取消回收',
  button: BUTTON.refund,
  first: [because('卖家取消回收')],
  does: undone('你取消了回收', { reopens: false }),
}
const rejected: Omit<Step, 'from'> = {
  action: 'mismatch',
  by: ['service'],
  to: '8 REFUNDED',
  says: '验号没有通过，账号免费退回',
  first: [saveProof('mismatch'), leadByStaff, because('验号与提交的资料不符')],
  does: undone('验号与提交的资料不符，可等待重新报价', { reopens: true }),
}

/** The platform buys: its staff verify and rebind the account, and the price is paid in two parts. */
export const RECOVERY_STEPS: readonly Step[] = [
  {
    from: UNPAID,
    action: 'pay',
    by: ['system'],
    to: '1 DELIVERING',
    says: '平台已托管全部货款',
    first: [openChat(GREETING), stampPaid],
    does: [holdMoney],
  },
  { from: UNPAID, action: 'timeout', by: ['system'], to: '7 TIMEOUT', says: '平台没有付款' },
  {
    ...deliver,
    when: (order) => !isBatch(order),
    button: BUTTON.deliver,
    first: [sealDelivery('credentials')],
  },
  { ...deliver, when: isBatch, button: BUTTON.deliverBatch, first: [sealDelivery('note')] },
  { from: '1 DELIVERING', ...sellerLeaves },
  {
    from: '1 DELIVERING',
    action: 'timeout',
    by: ['system'],
    to: '8 REFUNDED',
    says: '卖家超时没有提交账号，回收取消',
    first: [because('卖家超时没有提交账号')],
    does: undone('超时没有提交账号，回收已取消', { reopens: false }),
  },
  {
    from: '1 VERIFY',
    action: 'verified',
    by: ['service'],
    to: '1 REBIND',
    says: '客服验号通过，开始换绑',
    first: [saveProof('verified'), leadByStaff],
    does: [sendOrderMessage('status', '验号通过，截图在订单页。请按客服指引换绑，换绑完成当天付 70%。')],
  },
  { from: '1 VERIFY', ...rejected },
  { from: '1 VERIFY', ...sellerLeaves },
  {
    from: '1 VERIFY',
    action: 'timeout',
    by: ['system'],
    to: '7 REFUNDED',
    says: '平台超时没有验号，账号免费退回',
    first: [because('平台超时没有验号')],
    does: undone('平台没有及时验号，可等待重新报价', { reopens: true }),
  },
  {
    from: '1 REBIND',
    action: 'rebound',
    by: ['service'],
    spends: true,
    to: '3 HOLD',
    says: '换绑完成，已付 70%',
    first: [saveProof('rebound'), leadByStaff, markFirst],
    does: [
      sendOrderMessage(
        'confirm_goods',
        `换绑完成，70% 已到卖家余额；没有找回的，尾款 30% ${laterInForce('holdHours')}自动到账。`,
      ),
      payOut(firstShares, { kind: 'orderRelease', part: 'first' }),
    ],
  },
  { from: '1 REBIND', ...rejected },
  {
    from: '1 REBIND',
    action: 'timeout',
    by: ['system'],
    to: '1 REBIND',
    says: '换绑超时，等待客服处理',
    freezes: true,
    does: [sendOrderMessage('status', '换绑超时，订单已冻结，等待客服处理。')],
  },
  {
    from: '3 HOLD',
    action: 'release',
    by: ['system'],
    to: '3 RELEASED',
    says: '尾款等待期内未被找回，尾款 30% 已付',
    does: [createOfficialListings, payOut(restShares, { kind: 'orderRelease' })],
  },
  {
    from: '3 HOLD',
    action: 'fault',
    by: ['service'],
    to: '3 RELEASED',
    says: '客服认定账号被找回，尾款 30% 不再支付',
    first: [because('账号在尾款等待期内被找回')],
    does: [
      endRequest('账号在尾款等待期内被找回，尾款 30% 不再支付', { reopens: false }),
      sendOrderMessage('status', '客服认定账号被找回，尾款 30% 不再支付。'),
      payOut(withheldShares, { kind: 'orderRefund' }),
    ],
  },
]
