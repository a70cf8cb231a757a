'use client'

import { Tag } from 'antd'
import type { ReactNode } from 'react'
import type { Gift } from '@/components/office/parts/content-rows'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import { yuanText } from '@/lib/shared/money/money'
import { CampaignPart } from './campaign-part'
import { GiftDrawer } from './gift-drawer'

const STATES = {
  unused: <Tag color="success">未使用</Tag>,
  used: <Tag>已使用</Tag>,
  expired: <Tag>已过期</Tag>,
} as const
const COLUMNS = [
  {
    title: '用户',
    render: ({ nickName, userId }: Gift) => (
      <>
        {nickName}
        <span className={styles.sub}>{userId}</span>
      </>
    ),
  },
  { title: '优惠券', dataIndex: 'title' },
  {
    title: '面额',
    align: 'right' as const,
    className: styles.num,
    render: ({ amount, minAmount }: Gift) => `${yuanText(amount)}，满 ${yuanText(minAmount)}`,
  },
  { title: '状态', render: ({ state }: Gift) => STATES[state] },
  { title: '有效至', className: styles.num, render: ({ validTo }: Gift) => validTo.slice(0, 16) },
  {
    title: '赠送时间',
    align: 'right' as const,
    className: styles.num,
    render: ({ createTime }: Gift) => createTime.slice(0, 16),
  },
]

/** Coupons given by staff. */
export function GiftsPart({ tabs }: { tabs: ReactNode }) {
  return (
    <CampaignPart<Gift>
      tabs={tabs}
      name="赠券"
      add="赠送优惠券"
      empty="还没有赠送过优惠券"
      load={(page) => call('GET /console/gifts', { page })}
      columns={COLUMNS}
      idOf={({ couponId }) => couponId}
      drawer={(_, events) => <GiftDrawer {...events} />}
      isRecord
    />
  )
}
