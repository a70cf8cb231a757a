'use client'

import { useState } from 'react'
import { TitledPanel } from '@/components/members/parts/titled-panel'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { Segment } from '@/components/ui/kit/segment'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLiveNotices } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import { useProfile } from '@/lib/client/hooks/use-profile'
import { isActing } from '@/lib/client/visitor'
import { inquiryHref } from '@/lib/shared/goods/inquiries'
import styles from './inquiries.module.css'
import { InquiryPanel } from './inquiry-panel'

type Side = 'buyer' | 'seller'

const EMPTY: Record<Side, [title: string, text: string]> = {
  buyer: ['还没有咨询过卖家', '在商品页点“咨询卖家”，内容仅双方可见'],
  seller: ['还没有买家咨询', '买家的咨询会显示在这里，回复越快越容易成交'],
}

/** Private conversations of the member as a buyer and as a seller; with a number in the address that one. */
export const InquiriesPage = withAddress(
  ({ id }: { id: string }) => (id ? <InquiryPanel inquiryId={id} /> : <List />),
  (address) => ({ id: fromQuery(address, 'id') }),
)

function List() {
  const isTeam = Boolean(useProfile()?.team)
  const [chosen, setSide] = useState<Side>('buyer')
  const side = isTeam ? 'seller' : chosen
  const [page, setPage] = useState(1)
  const { data, slow, error, reload } = useLoad(`inquiries ${side} ${page}`, () =>
    call('GET /inquiry/list', { side: isActing() ? 'seller' : side, page: String(page) }, { progress: true }),
  )
  useLiveNotices(() => void reload())
  const [title, text] = EMPTY[side]
  const labelOf = (label: string, unread = 0) => (unread > 0 ? `${label} ${unread}` : label)
  return (
    <TitledPanel title="咨询">
      {isTeam ? null : (
        <Segment
          label="买卖身份"
          value={side}
          options={[
            { value: 'buyer', label: labelOf('我咨询的', data?.unread.buyer) },
            { value: 'seller', label: labelOf('买家咨询', data?.unread.seller) },
          ]}
          onChange={(next) => {
            setSide(next)
            setPage(1)
          }}
        />
      )}
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={3} /> : null}
      {data && data.list.length === 0 ? <Empty picture="chat" title={title} text={text} /> : null}
      <ul className={styles.rows}>
        {data?.list.map((row) => (
          <li key={row.inquiryId}>
            <a href={inquiryHref(row.inquiryId)}>
              <b className="ell">{row.bigTitle}</b>
              <span className={styles.last}>
                {row.unread ? <i className={styles.dot} aria-label="未读" role="img" /> : null}
                <span className="ell">{row.last}</span>
              </span>
              <small className="muted num">
                {row.other} {row.lastTime.slice(5, 16)}
              </small>
            </a>
          </li>
        ))}
      </ul>
      {data ? (
        <PageButtons page={page} pages={Math.max(1, Math.ceil(data.total / data.pageSize))} onPage={setPage} />
      ) : null}
    </TitledPanel>
  )
}
