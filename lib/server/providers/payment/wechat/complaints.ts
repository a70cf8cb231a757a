import { formatDate } from '@/lib/shared/time'
import { WechatUnknown } from '../../wechat-pay/answer'
import type { WechatPayClient } from '../../wechat-pay/open-wechat-pay'
import { fenOrNull, textOf, type Values, valuesOf } from '../../wechat-pay/values'
import type { Complaint, ComplaintMessage, Complaints } from '../port'

const ROOT = 'v3/merchant-service/complaints-v2'
const PER_PAGE = 50
const STATES = new Map<string, Complaint['state']>([
  ['PENDING', 'open'],
  ['PROCESSING', 'answered'],
  ['PROCESSED', 'done'],
])
/** Complaints with which the payer applies for a refund: they are settled by a decision on it. */
const REFUND = 'REFUND'

/** Consumer complaints 2.0 of WeChat Pay. */
export function createComplaints(client: WechatPayClient): Complaints {
  const { mchId, logOnce } = client
  const pathOf = (complaintSn: string, more = '') => `${ROOT}/${encodeURIComponent(complaintSn)}${more}`

  const find = async (complaintSn: string): Promise<Values | null> => {
    const name = 'complaint'
    const answer = await client.ask({ name, path: pathOf(complaintSn) })
    if (answer.ok) return answer.values
    if (answer.code === 'RESOURCE_NOT_EXISTS' || answer.code === 'NOT_FOUND') return null
    throw new WechatUnknown(name, answer.code)
  }

  /** All pages of a list. */
  const pages = async (name: string, path: string, query: Readonly<Record<string, string>>): Promise<Values[]> => {
    const found: Values[] = []
    for (;;) {
      const page = { limit: String(PER_PAGE), offset: String(found.length) }
      const answer = await client.ask({ name, path, query: Object.assign({}, query, page) })
      if (!answer.ok) throw new WechatUnknown(name, answer.code)
      const rows = Array.isArray(answer.values.data) ? answer.values.data.map(valuesOf) : []
      found.push(...rows)
      if (rows.length < PER_PAGE) return found
    }
  }

  const post = async (name: string, path: string, body: Values): Promise<void> => {
    const answer = await client.ask({ name, path, body })
    if (!answer.ok) throw new WechatUnknown(name, answer.code)
  }

  const reply = (complaintSn: string, text: string): Promise<void> =>
    post('complaint reply', pathOf(complaintSn, '/response'), { complainted_mchid: mchId, response_content: text })

  const read = (values: Values): Complaint | null => {
    // detail answers may leave the merchant out
    const merchant = textOf(values.complainted_mchid)
    const [complaintSn, status] = [textOf(values.complaint_id), textOf(values.complaint_state)]
    const filedAt = new Date(textOf(values.complaint_time))
    if (!complaintSn || (merchant && merchant !== mchId) || Number.isNaN(filedAt.getTime())) return null
    if (!STATES.has(status))
      logOnce(`complaint ${status}`, { complaintSn, status }, 'unknown state of a wechat pay complaint')
    const orders = Array.isArray(values.complaint_order_info) ? values.complaint_order_info.map(valuesOf) : []
    return {
      complaintSn,
      interSns: orders.map((order) => textOf(order.out_trade_no)).filter(Boolean),
      state: STATES.get(status) ?? 'answered',
      detail: textOf(values.complaint_detail),
      wanted: fenOrNull(values.apply_refund_amount),
      times: typeof values.user_complaint_times === 'number' ? Math.max(1, values.user_complaint_times) : 1,
      filedAt,
    }
  }

  return {
    async list(since) {
      const dates = { begin_date: formatDate(since), end_date: formatDate(client.now()) }
      const found = await pages('complaints', ROOT, Object.assign({ complainted_mchid: mchId }, dates))
      return found.map(read).filter((one) => one !== null)
    },
    async query(complaintSn) {
      const values = await find(complaintSn)
      return values && read(values)
    },
    async messages(complaintSn) {
      const found = await pages('complaint history', pathOf(complaintSn, '/negotiation-historys'), {})
      return found
        .map(readMessage)
        .filter((one) => one !== null)
        .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    },
    reply,
    async complete(complaintSn, { isRefunded, text }) {
      const values = await find(complaintSn)
      if (!values) throw new WechatUnknown('complaint', 'unknown number')
      const state = STATES.get(textOf(values.complaint_state))
      if (state === 'done') return
      if (textOf(values.problem_type) === REFUND) {
        const decision = isRefunded
          ? { action: 'APPROVE', launch_refund_day: 0, remark: text }
          : { action: 'REJECT', reject_reason: text, remark: text }
        return post('complaint refund', pathOf(complaintSn, '/update-refund-progress'), decision)
      }
      if (state === 'open') await reply(complaintSn, text)
      await post('complaint complete', pathOf(complaintSn, '/complete'), { complainted_mchid: mchId })
    },
  }
}

function readMessage(values: Values): ComplaintMessage | null {
  const [type, text] = [textOf(values.operate_type), textOf(values.operate_details)]
  const at = new Date(textOf(values.operate_time))
  if (!text || Number.isNaN(at.getTime())) return null
  const isSystem = type.endsWith('SYSTEM_MESSAGE')
  const by = isSystem
    ? 'provider'
    : type.startsWith('USER_')
      ? 'payer'
      : type.startsWith('MERCHANT_')
        ? 'us'
        : 'provider'
  return { by, text, at }
}
