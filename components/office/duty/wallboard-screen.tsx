'use client'

import { Table, Tag } from 'antd'
import { cardColumns } from '@/components/office/parts/list-columns'
import { ScreenPage } from '@/components/office/parts/screen-page'
import screen from '@/components/office/parts/screen-page.module.css'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { UserAvatar } from '@/components/ui/pictures/user-avatar'
import { call } from '@/lib/client/api'
import { useLiveDesk } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { WallboardAgent } from '@/lib/contract/console/quality-fields'
import { BREACHES_A_SHIFT } from '@/lib/shared/staff/clocks'
import styles from './duty.module.css'

const EVERY_MS = 10_000

/** 35 秒, 12 分钟, 3 小时 5 分. */
function waitText(seconds: number | null): string {
  if (seconds === null) return '无'
  if (seconds < 60) return `${seconds} 秒`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} 分钟`
  return minutes % 60 === 0 ? `${minutes / 60} 小时` : `${Math.floor(minutes / 60)} 小时 ${minutes % 60} 分`
}

const COLUMNS = [
  {
    title: '客服',
    render: ({ userId, name, actor, siteName }: WallboardAgent) => (
      <span className={screen.named}>
        <UserAvatar userId={userId} nickName={name} actor={actor} alt="" size={32} />
        <span>
          {name}
          <span className={screen.sub}>{siteName || '平台客服'}</span>
        </span>
      </span>
    ),
  },
  {
    title: '状态',
    render: ({ duty, isOnDuty }: WallboardAgent) => <Tag color={isOnDuty ? 'success' : undefined}>{duty}</Tag>,
  },
  { title: '手上订单', align: 'right' as const, render: ({ open }: WallboardAgent) => <b className="num">{open}</b> },
  {
    title: '待处理',
    align: 'right' as const,
    render: ({ waiting, late }: WallboardAgent) => (
      <span className={late > 0 ? screen.late : undefined}>{late > 0 ? `${waiting}（超时 ${late}）` : waiting}</span>
    ),
  },
  { title: '最久等待', align: 'right' as const, render: ({ oldest }: WallboardAgent) => waitText(oldest) },
  {
    title: '今日响应',
    align: 'right' as const,
    render: ({ firstAnswer }: WallboardAgent) => (firstAnswer === null ? '暂无' : waitText(firstAnswer)),
  },
  {
    title: '本班超时',
    align: 'right' as const,
    render: ({ breaches }: WallboardAgent) => (
      <span className={breaches >= BREACHES_A_SHIFT ? screen.late : undefined}>{`${breaches} 次`}</span>
    ),
  },
]

/** What waits for customer service now, and each agent's load, for a screen on the wall. */
export default function WallboardScreen() {
  const { data, error, reload } = useLoad('wallboard', () => call('GET /console/wallboard', {}), { everyMs: EVERY_MS })
  useLiveDesk(reload)
  if (!data) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={480} />
  const { time, unassigned, oldestUnassigned, waiting, late, oldest, breaches, agents } = data
  const onDuty = agents.filter(({ isOnDuty }) => isOnDuty).length
  const tiles = [
    { label: '待分配', value: unassigned, note: `最久等待 ${waitText(oldestUnassigned)}`, isBad: false },
    { label: '待客服处理', value: waiting, note: `最久等待 ${waitText(oldest)}`, isBad: false },
    { label: '已超时', value: late, note: '含没有客服接手的', isBad: late > 0 },
    { label: '今日超时', value: breaches, note: '含已改派的', isBad: false },
    { label: '接单中', value: onDuty, note: `共 ${agents.length} 位客服`, isBad: onDuty === 0 },
  ]
  return (
    <ScreenPage title="客服看板" note={error ? `刷新失败：${error}` : `${time.slice(11)} 更新，每 10 秒刷新`}>
      <ul className={styles.tiles} aria-label="客服总览">
        {tiles.map(({ label, value, note, isBad }) => (
          <li key={label} className="panel" data-bad={isBad || undefined}>
            <h2>{label}</h2>
            <b className="num">{value}</b>
            <small>{note}</small>
          </li>
        ))}
      </ul>
      <section className={`panel ${screen.box} ${styles.wall}`} aria-label="每位客服">
        <Table
          rowKey="userId"
          columns={cardColumns(COLUMNS)}
          dataSource={agents}
          pagination={false}
          className={screen.cards}
          locale={{ emptyText: <Empty title="还没有客服" text="在“员工”页面邀请客服后，会显示在这里" /> }}
        />
      </section>
    </ScreenPage>
  )
}
