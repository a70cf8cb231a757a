import type { DeskComplaint } from '@/lib/contract/entities/complaint'
import { fenToYuan } from '@/lib/shared/money/money'
import { formatDateTime, timeOrNull } from '@/lib/shared/time'
import { COMPLAINT_OUTCOME_NAMES, COMPLAINT_STAGE_NAMES } from '@/lib/shared/trade/complaints'
import type { PublicUser } from '../../people/identity/queries'
import type { ComplaintMessageRow, ComplaintRow } from './types'

interface Look {
  messages: readonly ComplaintMessageRow[]
  people: ReadonlyMap<number, PublicUser>
  refund: DeskComplaint['refund']
  seller: DeskComplaint['seller']
  now: Date
}

const PROVIDERS: Readonly<Record<string, string>> = { alipay: '支付宝', wechat: '微信支付' }

export function presentComplaint(row: ComplaintRow, { messages, people, refund, seller, now }: Look): DeskComplaint {
  const nameOf = (id: number) => people.get(id)?.nickName ?? '已注销用户'
  return {
    complaintId: row.id,
    provider: row.provider,
    providerName: PROVIDERS[row.provider] ?? row.provider,
    complaintSn: row.complaintSn,
    orderSn: row.orderSn,
    payInterSn: row.interSn,
    payer: { id: row.userId, name: nameOf(row.userId) },
    paid: fenToYuan(row.paidFen),
    wanted: row.wantedFen === null ? null : fenToYuan(row.wantedFen),
    detail: row.detail,
    times: row.times,
    stage: row.stage,
    stageName: COMPLAINT_STAGE_NAMES[row.stage],
    outcomeName: row.outcome ? COMPLAINT_OUTCOME_NAMES[row.outcome] : '',
    refund,
    seller,
    handler: row.handlerId === null ? null : { id: row.handlerId, name: nameOf(row.handlerId) },
    fileTime: formatDateTime(row.filedAt),
    dueTime: formatDateTime(row.dueAt),
    dueIn: Math.floor((row.dueAt.getTime() - now.getTime()) / 1000),
    doneTime: timeOrNull(row.doneAt),
    messages: messages.map(({ by, text, createdAt, sentAt }) => ({
      by,
      text,
      createTime: formatDateTime(createdAt),
      sent: by !== 'us' || sentAt !== null,
    })),
  }
}

/** Complaints per thousand payments, with one decimal. */
export const presentFigures = ({ total, repeated }: { total: number; repeated: number }, payments: number) => ({
  total,
  repeated,
  payments,
  perThousand: payments === 0 ? null : Math.round((total / payments) * 10_000) / 10,
})
