'use client'

import type { ReactNode } from 'react'
import type { Board } from '@/components/office/parts/content-rows'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import { BOARD_KINDS, BoardDrawer } from './board-drawer'
import { CampaignPart } from './campaign-part'
import { campaignState, windowText } from './campaign-state'

const COLUMNS = [
  {
    title: '榜单',
    render: ({ title, kind }: Board) => (
      <>
        {title}
        <span className={styles.sub}>{BOARD_KINDS[kind]}</span>
      </>
    ),
  },
  { title: '统计', dataIndex: 'counted' },
  { title: '状态', place: 'state' as const, render: ({ state }: Board) => campaignState(state) },
  { title: '时间', align: 'right' as const, className: styles.num, render: windowText },
]

/** Leaderboards of the site. */
export function BoardsPart({ tabs }: { tabs: ReactNode }) {
  return (
    <CampaignPart<Board>
      tabs={tabs}
      name="榜单"
      add="新建榜单"
      empty="还没有榜单"
      load={(page) => call('GET /console/boards', { page })}
      columns={COLUMNS}
      idOf={({ boardId }) => boardId}
      drawer={(board, events) => <BoardDrawer key={board?.boardId ?? 'new'} board={board} {...events} />}
    />
  )
}
