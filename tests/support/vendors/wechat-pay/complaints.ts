import { invalid, Refusal, timeText, type Values } from './books'
import { MCH_ID } from './merchant'

export interface Complaint {
  id: string
  outNo: string
  fen: number
  state: 'PENDING' | 'PROCESSING' | 'PROCESSED'
  type: 'REFUND' | 'SERVICE_NOT_WORK' | 'OTHERS'
  detail: string
  wanted: number | undefined
  times: number
  at: Date
  history: { id: string; type: string; text: string; at: Date }[]
  /** Another merchant's, which WeChat Pay would never answer. */
  mchId: string
}

const ROOT = '/v3/merchant-service/complaints-v2'
const LONGEST = 200

/** The call of a path below complaints-v2; undefined: another path. */
export function complaintCall(
  complaints: Map<string, Complaint>,
  {
    method,
    path,
    params,
    body,
    now,
  }: { method: string; path: string; params: URLSearchParams; body: string; now: Date },
): (() => Values | undefined) | undefined {
  if (path === ROOT && method === 'GET') return () => list(complaints, params)
  const [, id = '', verb = ''] = new RegExp(`^${ROOT}/([^/]+)(?:/([a-z-]+))?$`).exec(path) ?? []
  if (!id) return undefined
  const find = () => {
    const found = complaints.get(id)
    if (!found || found.mchId !== MCH_ID) throw new Refusal(404, 'RESOURCE_NOT_EXISTS', id)
    return found
  }
  if (method === 'GET' && verb === '') return () => valuesOf(find())
  if (method === 'GET' && verb === 'negotiation-historys') return () => pageOf(find().history.map(historyOf), params)
  if (method !== 'POST') return undefined
  const input = () => JSON.parse(body) as Values
  if (verb === 'response') return () => respond(find(), input(), now)
  if (verb === 'complete') return () => complete(find(), input(), now)
  if (verb === 'update-refund-progress') return () => decideRefund(find(), input(), now)
  return undefined
}

function list(complaints: Map<string, Complaint>, params: URLSearchParams): Values {
  if (params.get('complainted_mchid') !== MCH_ID) throw invalid('complainted_mchid')
  const [begin, end] = [params.get('begin_date') ?? '', params.get('end_date') ?? '']
  if (!/^\d{4}-\d{2}-\d{2}$/.test(begin) || !/^\d{4}-\d{2}-\d{2}$/.test(end)) throw invalid('begin_date')
  const found = [...complaints.values()].filter(({ at, mchId }) => {
    const day = timeText(at).slice(0, 10)
    return mchId === MCH_ID && day >= begin && day <= end
  })
  return pageOf(found.map(valuesOf), params)
}

function pageOf(rows: Values[], params: URLSearchParams): Values {
  const [limit, offset] = [Number(params.get('limit')), Number(params.get('offset'))]
  if (!(limit >= 1 && limit <= 50) || !(offset >= 0)) throw invalid('limit')
  return { data: rows.slice(offset, offset + limit), limit, offset, total_count: rows.length }
}

const valuesOf = (one: Complaint): Values => ({
  complaint_id: one.id,
  complaint_time: timeText(one.at),
  complaint_detail: one.detail,
  complaint_state: one.state,
  complainted_mchid: one.mchId,
  complaint_order_info: [{ transaction_id: `4200${one.outNo}`, out_trade_no: one.outNo, amount: one.fen }],
  complaint_full_refunded: false,
  incoming_user_response: true,
  user_complaint_times: one.times,
  problem_type: one.type,
  problem_description: '其他问题',
  ...(one.wanted === undefined ? {} : { apply_refund_amount: one.wanted }),
})

const historyOf = ({ id, type, text, at }: Complaint['history'][number]): Values => ({
  log_id: id,
  operator: type.startsWith('USER') ? '投诉人' : '商家',
  operate_time: timeText(at),
  operate_type: type,
  operate_details: text,
})

function say(one: Complaint, type: string, text: string, at: Date): void {
  one.history.push({ id: `${one.id}${one.history.length}`, type, text, at })
}

function respond(one: Complaint, input: Values, now: Date): undefined {
  const text = textIn(input, 'response_content')
  if (input.complainted_mchid !== MCH_ID) throw invalid('complainted_mchid')
  if (one.state === 'PROCESSED') throw new Refusal(400, 'INVALID_REQUEST', 'processed')
  one.state = 'PROCESSING'
  say(one, 'MERCHANT_RESPONSE', text, now)
}

/** Only after a reply, and not for an application for a refund, which is decided. */
function complete(one: Complaint, input: Values, now: Date): undefined {
  if (input.complainted_mchid !== MCH_ID) throw invalid('complainted_mchid')
  if (one.state !== 'PROCESSING' || one.type === 'REFUND') throw new Refusal(400, 'INVALID_REQUEST', one.state)
  one.state = 'PROCESSED'
  say(one, 'MERCHANT_CONFIRM_COMPLETE', '商家申请结单', now)
}

function decideRefund(one: Complaint, input: Values, now: Date): undefined {
  if (one.type !== 'REFUND' || one.state === 'PROCESSED') throw new Refusal(400, 'INVALID_REQUEST', one.state)
  if (input.action === 'REJECT') textIn(input, 'reject_reason')
  else if (input.action !== 'APPROVE' || typeof input.launch_refund_day !== 'number') throw invalid('action')
  one.state = 'PROCESSED'
  say(one, `MERCHANT_${String(input.action)}_REFUND`, textIn(input, 'remark'), now)
}

function textIn(input: Values, name: string): string {
  const text = input[name]
  if (typeof text !== 'string' || text === '' || [...text].length > LONGEST) throw invalid(name)
  return text
}
