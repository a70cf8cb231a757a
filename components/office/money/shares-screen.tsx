'use client'

import { Segmented } from 'antd'
import { useState } from 'react'
import type { ListColumn } from '@/components/office/parts/list-columns'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { SiteFilter } from '@/components/office/parts/site-filter'
import { SiteName } from '@/components/office/parts/site-name'
import { useStaff } from '@/components/office/parts/use-staff'
import { call } from '@/lib/client/api'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { yuanText } from '@/lib/shared/money/money'
import { SharePayouts } from './share-payouts'
import { SiteMargin } from './site-margin'

type Row = OutputOf<ApiContract['GET /console/shares']>['list'][number]
const PARTS = [
  { value: 'entries', label: '明细' },
  { value: 'payouts', label: '提现' },
]

const SITE = { title: '站点', width: 140, render: ({ distId }: Row) => <SiteName id={distId} /> }
const COLUMNS: readonly ListColumn<Row>[] = [
  { title: '时间', dataIndex: 'createTime', className: styles.num, width: 160 },
  { title: '来源', dataIndex: 'memo' },
  {
    title: '金额',
    width: 120,
    align: 'right' as const,
    render: ({ amount }: Row) => (
      <span className={styles.num}>
        {amount.startsWith('-') ? '' : '+'}
        {yuanText(amount)}
      </span>
    ),
  },
  {
    title: '其中站点加价',
    width: 128,
    align: 'right' as const,
    render: ({ margin }: Row) => <span className={styles.num}>{margin === '0.00' ? '—' : yuanText(margin)}</span>,
  },
  {
    title: '余额',
    width: 128,
    align: 'right' as const,
    render: ({ balance }: Row) => <span className={styles.num}>{yuanText(balance)}</span>,
  },
]

/** Share of the fees per order, for the own site or for all; and payouts of the own share. */
export default function SharesScreen() {
  const { house, siteName, may } = useStaff()
  const [part, setPart] = useState('entries')
  const [dist, setDist] = useState<string>()
  const isAll = house === 'platform'
  return (
    <ScreenPage
      title="分成与加价"
      note={`${isAll ? '所有分销商' : siteName}，订单放款时按服务费分成入账`}
      actions={may('shares.withdraw') ? <Segmented options={PARTS} value={part} onChange={setPart} /> : null}
    >
      {part === 'entries' && !isAll ? <SiteMargin /> : null}
      {part === 'entries' ? (
        <section className={`panel ${styles.box}`} aria-label="分成明细">
          {isAll ? (
            <div className={styles.filters}>
              <SiteFilter onChange={setDist} />
            </div>
          ) : null}
          <PagedTable
            of={`shares ${dist}`}
            load={(page) => call('GET /console/shares', { dist, page })}
            columns={isAll ? [SITE, ...COLUMNS] : COLUMNS}
            rowKey={({ moveId }) => moveId}
            empty="还没有分成入账"
            isFixed
          />
        </section>
      ) : (
        <SharePayouts />
      )}
    </ScreenPage>
  )
}
