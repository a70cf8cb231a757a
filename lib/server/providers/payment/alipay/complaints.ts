import { DAY_MS, formatDateTime, parseDateTime } from '@/lib/shared/time'
import { AlipayUnknown, type Answer, type Fields, type Lists } from '../../alipay/answer'
import type { Biz } from '../../alipay/open-alipay'
import type { Complaint, ComplaintMessage, Complaints } from '../port'
import type { PaymentParts } from './options'

const FAMILY = 'alipay.merchant.tradecomplain'
const PER_PAGE = 50
/** States in which nothing is expected of us, besides those in which we have to act. */
const STATES = new Map<string, Complaint['state']>([
  ['MERCHANT_PROCESSING', 'open'],
  ['PLATFORM_PROCESSING', 'answered'],
  ['MERCHANT_FEEDBACKED', 'done'],
  ['FINISHED', 'done'],
  ['CANCELLED', 'done'],
  ['PLATFORM_FINISH', 'done'],
  ['CLOSED', 'done'],
])
/** What became of it: refunded otherwise than from the guarantee at Alipay; something else, explained in the text. */
const FEEDBACK = { refunded: '02', explained: '04' } as const
const ROLES = new Map<string, ComplaintMessage['by']>([
  ['USER', 'payer'],
  ['MERCHANT', 'us'],
])

/** Trade complaints of Alipay. */
export function createComplaints({ client, logOnce }: Pick<PaymentParts, 'client' | 'logOnce'>): Complaints {
  const ask = async (verb: string, biz: Biz): Promise<Extract<Answer, { ok: true }>> => {
    const method = `${FAMILY}.${verb}`
    const answer = await client.ask(method, biz)
    if (!answer.ok) throw new AlipayUnknown(method, answer.code)
    return answer
  }

  const find = async (complaintSn: string) => {
    const method = `${FAMILY}.query`
    const answer = await client.ask(method, { complain_event_id: complaintSn })
    if (answer.ok) return Object.assign(answer.field, { list: answer.list })
    if (/NOT_EXIST|NOT_FOUND|INVALID_COMPLAIN/.test(answer.code)) return null
    throw new AlipayUnknown(method, answer.code)
  }

  const read = (field: Fields & { list: Lists }): Complaint | null => {
    const [complaintSn, status] = [field('complain_event_id'), field('status')]
    const filedAt = parseDateTime(field('gmt_create'))
    if (!complaintSn || Number.isNaN(filedAt.getTime())) return null
    if (!STATES.has(status))
      logOnce(`complaint ${status}`, { complaintSn, status }, 'unknown state of an alipay complaint')
    const state = STATES.get(status) ?? 'answered'
    const hasReply = field.list('reply_detail_infos').some((one) => one('replier_role') === 'MERCHANT')
    return {
      complaintSn,
      interSns: [field('merchant_order_no')].filter(Boolean),
      state: state === 'open' && hasReply ? 'answered' : state,
      detail: [field('complain_reason') || field('leaf_category_name'), field('content')].filter(Boolean).join('：'),
      // Alipay states none
      wanted: null,
      times: 1,
      filedAt,
    }
  }

  return {
    async list(since) {
      // one day more: the answer is cut to `since` below, and the clocks may differ
      const range = {
        begin_time: formatDateTime(since),
        end_time: formatDateTime(new Date(client.now().getTime() + DAY_MS)),
      }
      const found: Complaint[] = []
      for (let page = 1; ; page++) {
        const answer = await ask('batchquery', Object.assign({}, range, { page_num: page, page_size: PER_PAGE }))
        const rows = answer.list('trade_complain_infos')
        found.push(...rows.map(read).filter((one) => one !== null))
        if (rows.length < PER_PAGE) return found
      }
    },
    async query(complaintSn) {
      const field = await find(complaintSn)
      return field && read(field)
    },
    async messages(complaintSn) {
      const field = await find(complaintSn)
      if (!field) return []
      return field
        .list('reply_detail_infos')
        .map((one) => ({
          by: ROLES.get(one('replier_role')) ?? ('provider' as const),
          text: one('content'),
          at: parseDateTime(one('gmt_create')),
        }))
        .filter(({ text, at }) => text && !Number.isNaN(at.getTime()))
        .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    },
    async reply(complaintSn, text) {
      await ask('reply.submit', { complain_event_id: complaintSn, reply_content: text })
    },
    async complete(complaintSn, { isRefunded, text }) {
      const field = await find(complaintSn)
      if (!field) throw new AlipayUnknown(`${FAMILY}.query`, 'unknown number')
      const state = STATES.get(field('status'))
      if (state === 'done') return
      // while Alipay itself decides, only messages are taken
      if (state === 'answered')
        return void (await ask('reply.submit', { complain_event_id: complaintSn, reply_content: text }))
      await ask('feedback.submit', {
        complain_event_id: complaintSn,
        feedback_code: isRefunded ? FEEDBACK.refunded : FEEDBACK.explained,
        feedback_content: text,
      })
    },
  }
}
