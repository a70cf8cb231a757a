import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { formatDateTime } from '@/lib/shared/time'
import { business, invalid, type Values } from './books'
import type { Biz } from './fields'

export interface Complaint {
  id: string
  outNo: string
  fen: bigint
  status: 'MERCHANT_PROCESSING' | 'MERCHANT_FEEDBACKED' | 'PLATFORM_PROCESSING' | 'FINISHED' | 'CANCELLED'
  reason: string
  content: string
  at: Date
  replies: { role: 'USER' | 'MERCHANT' | 'SYSTEM'; text: string; at: Date }[]
}

const FAMILY = 'alipay.merchant.tradecomplain.'
const LONGEST = 200
const CODES = ['00', '02', '03', '04', '05', '06']

/** The call of a method about complaints; undefined: another method. */
export function complaintCall(
  complaints: Map<string, Complaint>,
  { method, biz, now }: { method: string; biz: Biz; now: Date },
): Values | undefined {
  if (!method.startsWith(FAMILY)) return undefined
  const verb = method.slice(FAMILY.length)
  if (verb === 'batchquery') return list(complaints, biz)
  const one = complaints.get(biz.text('complain_event_id', 64))
  if (!one) throw business('COMPLAIN_NOT_EXIST')
  if (verb === 'query') return valuesOf(one)
  const isOver = ['FINISHED', 'CANCELLED'].includes(one.status)
  if (verb === 'reply.submit') {
    if (isOver) throw business('COMPLAIN_STATUS_ERROR')
    one.replies.push({ role: 'MERCHANT', text: biz.text('reply_content', LONGEST), at: now })
    return {}
  }
  if (verb === 'feedback.submit') {
    if (one.status !== 'MERCHANT_PROCESSING') throw business('COMPLAIN_STATUS_ERROR')
    biz.oneOf('feedback_code', CODES)
    one.replies.push({ role: 'MERCHANT', text: biz.text('feedback_content', LONGEST), at: now })
    one.status = 'MERCHANT_FEEDBACKED'
    return {}
  }
  throw invalid('isv.invalid-method')
}

function list(complaints: Map<string, Complaint>, biz: Biz): Values {
  const [begin, end] = [biz.time('begin_time'), biz.time('end_time')]
  const [page, size] = [biz.whole('page_num', 1, 1000), biz.whole('page_size', 1, 50)]
  const found = [...complaints.values()].filter(({ at }) => at >= begin && at <= end)
  return {
    page_num: page,
    page_size: size,
    total_num: found.length,
    trade_complain_infos: found.slice((page - 1) * size, page * size).map(valuesOf),
  }
}

const valuesOf = (one: Complaint): Values => ({
  complain_event_id: one.id,
  status: one.status,
  trade_no: `2035${one.outNo}`,
  merchant_order_no: one.outNo,
  gmt_create: formatDateTime(one.at),
  gmt_modified: formatDateTime(one.at),
  leaf_category_name: one.reason,
  complain_reason: one.reason,
  content: one.content,
  trade_amount: fenToYuan(one.fen as Fen),
  reply_detail_infos: one.replies.map(({ role, text, at }) => ({
    replier_role: role,
    content: text,
    gmt_create: formatDateTime(at),
  })),
})
