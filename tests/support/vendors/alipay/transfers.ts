import { formatDateTime } from '@/lib/shared/time'
import { type Books, business, invalid, numberOf, type Transfer, type Values } from './books'
import type { Biz } from './fields'

const PRODUCTS = ['TRANS_ACCOUNT_NO_PWD', 'TRANS_BANKCARD_NO_PWD']
const SCENES = ['现金营销', '企业退款', '佣金报酬', '业务结算', '二手回收', '公益补助', '行政补贴和退款', '保险理赔']
const FIELDS = [
  'out_biz_no',
  'trans_amount',
  'product_code',
  'biz_scene',
  'order_title',
  'remark',
  'payee_info',
] as const

/** Which account behaves how: a sub code refuses it; a status is the state of the new transfer. */
export type Ways = Map<string, { refuse: string } | { status: Transfer['status']; errorCode?: string }>

interface TransferCall {
  books: Books
  now: Date
  biz: Biz
}

export function transfer({ books, now, biz }: TransferCall, ways: Ways): Values {
  biz.known(...FIELDS, 'transfer_scene_name', 'transfer_scene_report_infos')
  const outNo = biz.number('out_biz_no')
  const product = biz.oneOf('product_code', PRODUCTS)
  biz.oneOf('biz_scene', ['DIRECT_TRANSFER'])
  biz.text('order_title', 128)
  checkScene(biz)
  const payee = biz.part('payee_info')
  const identity = payee.text('identity', 64)
  payee.text('name', 128)
  const isCard = product === 'TRANS_BANKCARD_NO_PWD'
  if (
    payee.oneOf('identity_type', ['ALIPAY_LOGON_ID', 'BANKCARD_ACCOUNT']) !==
    (isCard ? 'BANKCARD_ACCOUNT' : 'ALIPAY_LOGON_ID')
  )
    throw invalid('isv.invalid-parameter')
  if (isCard) {
    const card = payee.part('bankcard_ext_info')
    card.text('inst_name', 128)
    card.oneOf('account_type', ['1', '2'])
  }
  const fen = biz.amount('trans_amount', 1n)
  const known = books.transfers.get(outNo)
  if (known && known.content !== biz.json()) throw business('PAYMENT_INFO_INCONSISTENCY')
  if (known) return answerOf(known)
  if (fen < 10n) throw business('EXCEED_LIMIT_SM_MIN_AMOUNT')
  const way = ways.get(identity) ?? { status: isCard ? 'DEALING' : 'SUCCESS' }
  if ('refuse' in way) throw business(way.refuse)
  const { status, errorCode = '' } = way
  const values = {
    no: numberOf(now),
    outNo,
    fen,
    product,
    status,
    errorCode,
    stated: '',
    at: now,
    returnedAt: undefined,
  }
  const row: Transfer = { ...values, content: biz.json() }
  books.transfers.set(outNo, row)
  return answerOf(row)
}

function checkScene(biz: Biz): void {
  biz.oneOf('transfer_scene_name', SCENES)
  const types = biz.list('transfer_scene_report_infos').map((info) => {
    info.text('info_content', 256)
    return info.text('info_type', 64)
  })
  if (new Set(types).size < types.length) throw business('TRANSFER_SCENE_REPORT_INFO_ERROR')
}

const answerOf = ({ outNo, no, status, at }: Transfer): Values => ({
  out_biz_no: outNo,
  order_id: no,
  pay_fund_order_id: no,
  status,
  trans_date: formatDateTime(at),
})

export function queryTransfer({ books, biz }: TransferCall): Values {
  const orderId = biz.optional('order_id', 64)
  const row = orderId
    ? [...books.transfers.values()].find(({ no }) => no === orderId)
    : books.transfers.get(biz.number('out_biz_no'))
  const product = orderId ? row?.product : biz.oneOf('product_code', PRODUCTS)
  if (!orderId) biz.oneOf('biz_scene', ['DIRECT_TRANSFER'])
  if (!row || row.product !== product) throw business('ORDER_NOT_EXIST')
  const { errorCode, stated } = row
  return {
    ...answerOf(row),
    ...(stated && { trans_amount: stated }),
    ...(errorCode && { error_code: errorCode, fail_reason: errorCode }),
  }
}
