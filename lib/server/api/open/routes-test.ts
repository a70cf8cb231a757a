import { TEST_ACTION_NAMES } from '@/lib/shared/people/test-actions'
import { choice, integer, type OutField, required, text, type View } from './fields'
import type { OpenRoutes } from './route'
import { ITEM } from './routes-goods'
import { BARGAIN, ORDER, QUESTION } from './routes-trade'

const as = (from: string, group: string, view: View): OutField => ({ from, as: { view, group } })
const actions = Object.fromEntries(TEST_ACTION_NAMES.map((name) => [name, name]))

/** What only test keys may call. */
export const TEST_ROUTES: OpenRoutes = {
  'POST /test/advance': {
    summary: '扮演买家、审核和时钟，仅测试密钥可用',
    scope: 'orders.read',
    runs: 'POST /testMode/advance',
    fields: {
      action: required(choice('action', actions)),
      goods: text('goodsSn', '商品编号，buy、ask、bargain、approve、refuse 时填写'),
      order: text('orderSn', '订单编号，confirm、dispute、request-cancel、clock 时填写'),
      quantity: integer('goodsNum', '购买数量，默认 1'),
      offer: text('price', '出价（元），bargain 时填写'),
      bargain: integer('bargainId', '议价编号：buy 时按已同意的价格购买'),
      text: text('content', '提问、售后、取消或驳回的文字，可不填'),
      seconds: integer('seconds', '提前多少秒，clock 时填写，最多 90 天'),
    },
    view: {
      order: as('order', 'orders', ORDER),
      goods: as('goods', 'goods', ITEM),
      question: as('question', 'questions', QUESTION),
      bargain: as('bargain', 'bargains', BARGAIN),
    },
  },
}
