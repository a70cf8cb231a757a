'use client'

import type { ReactNode } from 'react'
import type { Lottery } from '@/components/office/parts/content-rows'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import { CampaignPart } from './campaign-part'
import { campaignState, windowText } from './campaign-state'
import { LotteryDrawer } from './lottery-drawer'

const awardedText = ({ prizes }: Lottery): string => {
  const [left, all] = prizes.reduce(
    ([rest, sum], { remaining, quantity }) => [rest + (remaining ?? 0), sum + (quantity ?? 0)],
    [0, 0],
  )
  return `${all - left} / ${all}`
}
const COLUMNS = [
  { title: '抽奖', dataIndex: 'title' },
  { title: '状态', place: 'state' as const, render: ({ state }: Lottery) => campaignState(state) },
  { title: '时间', className: styles.num, render: windowText },
  { title: '已抽', place: 'named' as const, dataIndex: 'draws', align: 'right' as const },
  { title: '已发奖品', place: 'named' as const, align: 'right' as const, className: styles.num, render: awardedText },
]

/** Lotteries of the site, one at a time. */
export function LotteriesPart({ tabs }: { tabs: ReactNode }) {
  return (
    <CampaignPart<Lottery>
      tabs={tabs}
      name="抽奖"
      add="新建抽奖"
      empty="还没有抽奖"
      load={(page) => call('GET /console/lotteries', { page })}
      columns={COLUMNS}
      idOf={({ lotteryId }) => lotteryId}
      drawer={(lottery, events) => <LotteryDrawer key={lottery?.lotteryId ?? 'new'} lottery={lottery} {...events} />}
    />
  )
}
