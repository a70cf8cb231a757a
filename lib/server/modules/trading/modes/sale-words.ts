import { goodsType } from '@/lib/shared/goods-types'
import { isCancelled } from '@/lib/shared/order-status'
import type { Button, ModeWords } from '../flow/mode'
import type { Order, Place } from '../types'
import { endsOf } from './common'

const PARTIES = { buyer: '买家', seller: '卖家' }
const ENDS = endsOf(PARTIES)

export const saleWords = (paid: Place, handOver: 'credentials' | 'note'): ModeWords => ({
  parties: PARTIES,
  places: ENDS.places,
  turns: { ...turnsOf(paid, handOver === 'credentials'), ...ENDS.turns },
  ahead: [
    [1, '买家付款'],
    [2, '卖家发货'],
    [3, '确认收货，交易成功'],
  ],
  goods: '商品金额',
  quantity: ({ goodsNum }) => (goodsNum > 1 ? ` × ${goodsNum}` : ''),
  promises: [
    ['钱在平台', '确认收货前不放款'],
    ['不符可退', handOver === 'credentials' ? '验号不符，全额退回' : '未发货可全额退回'],
  ],
  again,
})

/** What exists once is gone with the deal. */
function again({ status, goodsTypeId }: Order): Button | null {
  const isFree = isCancelled(status)
  if (!isFree && goodsType(goodsTypeId).isUnique) return null
  const label = isFree ? '重新下单' : '再买一件'
  return { label, form: 'link', href: ({ goodsSn }) => `/wares/${goodsSn}/order` }
}

function turnsOf(paid: Place, isAccount: boolean): ModeWords['turns'] {
  return {
    '0 WAIT_PAY': {
      buyer: { tone: 'warn', title: '等待付款', text: '商品已为你保留，超时未付款订单自动取消。' },
      seller: { tone: 'warn', title: '等待付款', text: '买家还没有付款。' },
    },
    [paid]: {
      buyer: {
        tone: 'warn',
        title: isAccount ? '等待卖家交付账号' : '等待卖家发货',
        text: '货款由平台托管。卖家发货前你可以申请退款，全额退回。',
      },
      seller: {
        tone: 'warn',
        title: isAccount ? '请交付账号资料' : '请尽快发货',
        text: isAccount
          ? '账号和密码加密保存，只有这位买家能看到，请不要发在群里。'
          : '按买家填写的角色交付，完成后在这里提交。',
      },
    },
    '2 INSPECTION': {
      buyer: {
        tone: 'warn',
        title: '请检查并确认收货',
        text: isAccount
          ? '核对无误、换绑完成后再确认。确认后进入保障期，期满才放款给卖家。'
          : '核对数量无误后再确认。确认后进入保障期，期满才放款给卖家。',
      },
      seller: { tone: 'warn', title: '等待买家确认', text: '买家确认后进入保障期，期满后货款到账。' },
    },
    '3 HOLD': {
      buyer: { tone: 'safe', title: '交易成功', text: '订单在保障期内，有问题请联系客服。' },
      seller: { tone: 'safe', title: '交易成功', text: '货款在保障期内，期满自动放款到你的余额。' },
    },
    '3 RELEASED': {
      buyer: { tone: 'safe', title: '交易成功', text: '货款已结算给卖家。' },
      seller: { tone: 'safe', title: '交易成功', text: '货款已结算到你的余额。' },
    },
  }
}
