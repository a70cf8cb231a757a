'use client'

import { EvidencePictures } from '@/components/office/parts/evidence-pictures'
import { Facts } from '@/components/office/parts/facts'
import page from '@/components/office/parts/screen-page.module.css'
import { serverNow } from '@/lib/client/server-clock'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { yuanText } from '@/lib/shared/money/money'
import { parseDateTime } from '@/lib/shared/time'

export type RecyclingRequest = OutputOf<ApiContract['GET /desk/recycling']>['list'][number]

/** e.g. ¥100.00 至 ¥120.00; '' without an estimate. */
export const estimateText = (estimate: RecyclingRequest['estimate']): string =>
  estimate ? `${yuanText(estimate.low)} 至 ${yuanText(estimate.high)}` : ''

/** A member's offer as submitted: the basis of the price. */
export function RecyclingOffer({ request }: { request: RecyclingRequest }) {
  const { gameName, areaName, count, facts, note, estimate, contact, pictures } = request
  return (
    <>
      <Facts
        title="资料"
        rows={{
          游戏: [gameName, areaName].filter(Boolean).join(' · '),
          ...(count > 1 ? { 数量: `${count} 个` } : {}),
          ...Object.fromEntries(facts.map(({ label, value }) => [label, value])),
          ...(note ? { 说明: note } : {}),
          提交时参考价: estimateText(estimate) || '近期成交较少，没有',
          联系方式: contact,
        }}
      />
      <section className={page.section} aria-label="截图">
        <h3>{pictures.length > 0 ? `截图 ${pictures.length} 张` : '截图'}</h3>
        <EvidencePictures urls={pictures} />
      </section>
    </>
  )
}

export type Quote = RecyclingRequest['quotes'][number]
/** A firm quote whose time is over; it stays open until another one is made. */
export const isLapsed = ({ status, endTime }: Pick<Quote, 'status' | 'endTime'>, now: Date): boolean =>
  status === 'open' && endTime !== null && parseDateTime(endTime) <= now

const QUOTE_STATES = { open: '有效', accepted: '对方已接受', declined: '对方已拒绝', void: '已失效' } as const

/** What was quoted so far, latest first. */
export function RecyclingQuotes({ request: { quotes, base } }: { request: RecyclingRequest }) {
  if (quotes.length === 0) return null
  const stateOf = ({ status, firmTime, endTime, rejection, byId }: Quote) => {
    if (rejection) return `${rejection.byName}${rejection.byId === byId ? '撤回' : '驳回'}：${rejection.reason}`
    if (status !== 'open') return QUOTE_STATES[status]
    if (!firmTime) return '待复核'
    const until = endTime?.slice(5, 16) ?? ''
    return isLapsed({ status, endTime }, serverNow()) ? `${until} 已过期` : `${until} 前有效`
  }
  const rows = quotes.map((quote, index) => [
    `第 ${quotes.length - index} 次`,
    [yuanText(quote.price), stateOf(quote), quote.byName, quote.note].filter(Boolean).join(' · '),
  ])
  return (
    <Facts
      title="报价"
      rows={{ ...Object.fromEntries(rows), ...(base ? { '30 天成交中位价': yuanText(base) } : {}) }}
    />
  )
}
