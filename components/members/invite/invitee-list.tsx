'use client'

import { useState } from 'react'
import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { yuanText } from '@/lib/shared/money/money'
import styles from './invite.module.css'

export function InviteeList() {
  const [page, setPage] = useState(1)
  const { data, slow, busy, error, reload } = useLoad(String(page), () =>
    call('GET /user/findInvitees', { page: String(page) }, { progress: true }),
  )
  return (
    <div aria-busy={busy}>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} /> : null}
      {data && data.list.length === 0 ? (
        <Empty picture="orders" title="还没有好友注册" text="把邀请码或链接发给好友，对方注册后会出现在这里">
          <a className={buttonClass()} href="/center/extend/invitationCode">
            去拿邀请码
          </a>
        </Empty>
      ) : null}
      {data && data.list.length > 0 ? (
        <table className={styles.rows}>
          <thead>
            <tr>
              <th scope="col">好友</th>
              <th scope="col">注册时间</th>
              <th scope="col">计奖到</th>
              <th scope="col" className={styles.r}>
                订单
              </th>
              <th scope="col" className={styles.r}>
                到账奖励
              </th>
            </tr>
          </thead>
          <tbody>
            {data.list.map((one, i) => (
              // names are masked, so two may be equal
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id that may be shown
              <tr key={i}>
                <td>
                  {one.nickName}
                  <span className={one.isVerified ? 'tag tag-safe' : 'tag'}>
                    {one.isVerified ? '已实名' : '未实名'}
                  </span>
                </td>
                <td className="num" data-label="注册">
                  {one.createTime}
                </td>
                <td className="num" data-label="计奖到">
                  {one.isOver ? `${one.until} 已结束` : one.until}
                </td>
                <td className={`num ${styles.r}`} data-label="订单">{`${one.orders} 笔`}</td>
                <td className={`num ${styles.r} ${styles.sum}`}>{yuanText(one.paid)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {data ? (
        <PageButtons page={page} pages={Math.max(1, Math.ceil(data.total / data.pageSize))} onPage={setPage} />
      ) : null}
    </div>
  )
}
