'use client'

import { Button, Segmented, Tag } from 'antd'
import { useState } from 'react'
import type { Match } from '@/components/office/parts/content-rows'
import { GameSelect } from '@/components/office/parts/game-select'
import { houseNote } from '@/components/office/parts/house-note'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { useStaff } from '@/components/office/parts/use-staff'
import { call } from '@/lib/client/api'
import { MatchDrawer } from './match-drawer'

const TIMES = [
  { value: '0' as const, label: '未开赛' },
  { value: '1' as const, label: '已开赛' },
]
const STATES = {
  upcoming: <Tag>未开赛</Tag>,
  live: <Tag color="error">进行中</Tag>,
  finished: <Tag color="success">已结束</Tag>,
  awaiting: <Tag color="warning">待录入结果</Tag>,
} as const

const COLUMNS = [
  {
    title: '赛事',
    render: (row: Match) => (
      <>
        {row.league}
        <span className={styles.sub}>{[row.gameName, row.stage, `BO${row.bestOf}`].filter(Boolean).join(' · ')}</span>
      </>
    ),
  },
  {
    title: '对阵',
    render: ({ homeTeam, awayTeam, homeScore, awayScore }: Match) => (
      <>
        {homeTeam} <span className={styles.num}>{homeScore === null ? 'VS' : `${homeScore} : ${awayScore}`}</span>{' '}
        {awayTeam}
      </>
    ),
  },
  { title: '状态', place: 'state' as const, render: ({ state }: Match) => STATES[state] },
  {
    title: '开赛时间',
    align: 'right' as const,
    className: styles.num,
    render: ({ startTime }: Match) => startTime.slice(0, 16),
  },
]

/** League matches announced by the own platform or distributor. */
export default function MatchesScreen() {
  const staff = useStaff()
  const [past, setPast] = useState<'0' | '1'>('0')
  const [gameId, setGameId] = useState<number>()
  const [version, setVersion] = useState(0)
  const [opened, setOpened] = useState<Match | 'new' | null>(null)
  const close = () => setOpened(null)
  const handleChanged = () => {
    setVersion((n) => n + 1)
    close()
  }
  const match = opened === 'new' ? null : opened
  const drawer = opened ? (
    <MatchDrawer key={match?.matchId ?? 'new'} match={match} onClose={close} onChanged={handleChanged} />
  ) : null
  return (
    <ScreenPage
      title="赛事"
      note={houseNote(staff)}
      drawer={drawer}
      actions={
        <Button type="primary" onClick={() => setOpened('new')}>
          新建比赛
        </Button>
      }
    >
      <section className={`panel ${styles.box}`} aria-label="比赛列表">
        <div className={styles.filters}>
          <Segmented<'0' | '1'> options={TIMES} value={past} onChange={setPast} />
          <GameSelect aria-label="游戏" allowClear value={gameId} onChange={setGameId} style={{ width: 180 }} />
        </div>
        <PagedTable<Match>
          of={`matches ${past} ${gameId ?? ''}`}
          version={version}
          load={(page) => call('GET /console/matches', { page, past, ...(gameId && { gameId: `${gameId}` }) })}
          columns={COLUMNS}
          rowKey={({ matchId }) => matchId}
          onOpen={setOpened}
          opened={match?.matchId}
          empty={past === '0' ? '没有待开赛的比赛' : '没有已开赛的比赛'}
        />
      </section>
    </ScreenPage>
  )
}
