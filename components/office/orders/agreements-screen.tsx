'use client'

import { Input, Segmented, Tag } from 'antd'
import { useState } from 'react'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import type { Agreement } from '@/lib/contract/entities/agreement'
import { AGREEMENT_NAMES, AGREEMENT_STATES, type AgreementState } from '@/lib/shared/trade/agreements'

const COLOURS: Readonly<Record<AgreementState, string>> = {
  open: 'processing',
  signed: 'success',
  refused: 'warning',
  expired: 'warning',
  ended: 'default',
}
const STATES = [
  { value: '', label: '全部' },
  ...AGREEMENT_STATES.map((value) => ({ value, label: AGREEMENT_NAMES[value] })),
]
const COLUMNS = [
  {
    title: '协议',
    render: ({ agreementSn, title }: Agreement) => (
      <div style={{ maxWidth: 320 }}>
        <span className={styles.ellipsis}>{title}</span>
        <span className={styles.sub}>{agreementSn}</span>
      </div>
    ),
  },
  {
    title: '订单',
    render: ({ orderSn }: Agreement) => <a href={`/console/orders?orderSn=${orderSn}`}>{orderSn}</a>,
  },
  {
    title: '状态',
    render: ({ state, stateName }: Agreement) => <Tag color={COLOURS[state]}>{stateName}</Tag>,
  },
  {
    title: '卖家签署',
    className: styles.num,
    render: ({ signatures }: Agreement) => signTime(signatures, 'seller'),
  },
  {
    title: '买家签署',
    className: styles.num,
    render: ({ signatures }: Agreement) => signTime(signatures, 'buyer'),
  },
  {
    title: '哈希',
    className: styles.num,
    render: ({ hash }: Agreement) => <span title={hash}>{`${hash.slice(0, 12)}…`}</span>,
  },
]

const signTime = (signatures: Agreement['signatures'], party: 'buyer' | 'seller'): string =>
  signatures.find((one) => one.party === party)?.signTime.slice(5, 16) ?? '–'

/** All transfer agreements, without their contents. */
export default function AgreementsScreen() {
  const [state, setState] = useState<AgreementState | ''>('')
  const [key, setKey] = useState('')
  return (
    <ScreenPage title="转让协议" note="只显示状态和哈希，全文在有理赔或售后的订单里查看">
      <section className={`panel ${styles.box}`} aria-label="转让协议列表">
        <div className={styles.filters}>
          <Segmented options={STATES} value={state} onChange={(value) => setState(value as AgreementState | '')} />
          <Input.Search
            allowClear
            aria-label="协议编号、订单号或哈希"
            placeholder="协议编号、订单号或哈希"
            style={{ maxWidth: 320 }}
            onSearch={setKey}
          />
        </div>
        <PagedTable
          of={`agreements ${state} ${key}`}
          load={(page) =>
            call('GET /console/agreements', { page, ...(state && { state }), ...(key.trim() && { key: key.trim() }) })
          }
          columns={COLUMNS}
          rowKey={({ agreementSn }) => agreementSn}
          empty="还没有转让协议"
        />
      </section>
    </ScreenPage>
  )
}
