'use client'

import { useState } from 'react'
import { ANY_STATUS, addressOf, EMPTY_QUERY } from '@/components/selling/seller/own-query'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { Call } from '@/lib/contract/table'
import { inquiryHref } from '@/lib/shared/goods/inquiries'
import { isGoodsSn, isOrderSn } from '@/lib/shared/ids'
import { TEAM_LOG_DAYS, targetInquiry } from '@/lib/shared/people/team'
import { orderPath } from '@/lib/shared/trade/order-path'
import { ACTION_NAMES } from './action-names'
import styles from './team.module.css'

/** What members did in the own name. Nothing without any. */
export function ActionLog() {
  const [page, setPage] = useState(1)
  const { data, error, reload } = useLoad(`team-actions ${page}`, () =>
    call('GET /team/actions', { page: String(page) }),
  )
  if (error && !data) return <LoadError message={error} onRetry={reload} />
  if (!data || data.total === 0) return null
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="actions-h">
      <header className="section-head">
        <h2 id="actions-h">成员操作记录</h2>
      </header>
      <p className="muted">{`保留 ${TEAM_LOG_DAYS} 天`}</p>
      <ul className={styles.log}>
        {data.list.map(({ actionId, name, call: made, target, count, createTime }) => (
          <li key={actionId}>
            <time className="num">{createTime.slice(5, 16)}</time>
            <b className="ell">{name}</b>
            <span>
              {ACTION_NAMES[made as Call] ?? '其他操作'} <Target target={target} />
              {count > 1 ? <span className="num"> {`等 ${count} 件`}</span> : null}
            </span>
          </li>
        ))}
      </ul>
      <PageButtons page={page} pages={Math.ceil(data.total / data.pageSize)} onPage={setPage} />
    </section>
  )
}

/** The object of an action, with a link to where the owner can look at it. */
function Target({ target }: { target: string }) {
  const inquiryId = targetInquiry(target)
  if (inquiryId !== null)
    return (
      <a className="link" href={inquiryHref(inquiryId)}>
        查看对话
      </a>
    )
  const href = isOrderSn(target)
    ? orderPath(target)
    : isGoodsSn(target)
      ? `/center/sell/sellOutGoods?${addressOf({ ...EMPTY_QUERY, status: ANY_STATUS, keyWord: target })}`
      : ''
  return href ? (
    <a className="link num" href={href}>
      {target}
    </a>
  ) : (
    <span className="num muted">{target}</span>
  )
}
