'use client'

import { Button, Segmented, Tag } from 'antd'
import { useState } from 'react'
import type { Plan } from '@/components/office/parts/content-rows'
import { GameSelect } from '@/components/office/parts/game-select'
import { houseNote } from '@/components/office/parts/house-note'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { useStaff } from '@/components/office/parts/use-staff'
import { call } from '@/lib/client/api'
import { yuanText } from '@/lib/shared/money/money'
import type { ServiceKind } from '@/lib/shared/trade/service-terms'
import { MODE_FACTS, modeName, WORK_MODES } from '@/lib/shared/trade/trade-modes'
import { LadderDrawer } from './ladder-drawer'
import { PlanDrawer } from './plan-drawer'

/** The open plan, the game whose ladder is open, or 'new' for a new plan. */
type Opened = Plan | { ladderOf?: number } | 'new' | null

const KINDS = WORK_MODES.map((value) => ({ value, label: modeName(value) }))
const COLUMNS = [
  {
    title: '套餐',
    render: ({ title, from, gameName }: Plan) => (
      <>
        {title} {from ? <Tag>阶梯</Tag> : null}
        <span className={styles.sub}>{gameName}</span>
      </>
    ),
  },
  { title: '安全保障', place: 'named' as const, dataIndex: 'safety' },
  {
    title: '用时',
    align: 'right' as const,
    render: ({ kind, hours }: Plan) => (MODE_FACTS[kind].isByMatch ? '按局' : `${hours} 小时`),
  },
  {
    title: '价格',
    place: 'sum' as const,
    align: 'right' as const,
    className: styles.num,
    render: ({ price }: Plan) => yuanText(price),
  },
]

/** Priced services of the halls: ladders, standalone jobs, convoy per match. */
export default function PlansScreen() {
  const staff = useStaff()
  const [kind, setKind] = useState<ServiceKind>('boosting')
  const [gameId, setGameId] = useState<number>()
  const [version, setVersion] = useState(0)
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const events = {
    onClose: close,
    onChanged: () => {
      setVersion((n) => n + 1)
      close()
    },
  }
  const plan = opened !== null && typeof opened === 'object' && 'planId' in opened ? opened : null
  const drawer =
    opened === null ? null : plan || opened === 'new' ? (
      <PlanDrawer key={plan?.planId ?? 'new'} plan={plan} kind={kind} gameId={gameId} {...events} />
    ) : (
      <LadderDrawer key="ladder" gameId={(opened as { ladderOf?: number }).ladderOf} {...events} />
    )
  return (
    <ScreenPage
      title="服务套餐"
      note={houseNote(staff)}
      drawer={drawer}
      actions={
        <>
          <Button onClick={() => setOpened({ ladderOf: gameId })}>编辑段位阶梯</Button>
          <Button type="primary" onClick={() => setOpened('new')}>
            新建套餐
          </Button>
        </>
      }
    >
      <section className={`panel ${styles.box}`} aria-label="套餐列表">
        <div className={styles.filters}>
          <Segmented<ServiceKind>
            options={KINDS}
            value={kind}
            onChange={(next) => {
              setKind(next)
              close()
            }}
          />
          <GameSelect aria-label="游戏" allowClear value={gameId} onChange={setGameId} style={{ width: 180 }} />
        </div>
        <PagedTable<Plan>
          of={`plans ${kind} ${gameId ?? ''}`}
          version={version}
          load={(page) => call('GET /console/plans', { page, kind, ...(gameId && { gameId: `${gameId}` }) })}
          columns={COLUMNS}
          rowKey={({ planId }) => planId}
          onOpen={(row) => setOpened(row.from ? { ladderOf: row.gameId } : row)}
          opened={plan?.planId}
          empty="还没有套餐"
        />
      </section>
    </ScreenPage>
  )
}
