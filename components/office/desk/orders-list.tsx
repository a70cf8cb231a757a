'use client'

import { Select } from 'antd'
import { useState } from 'react'
import { SearchBox } from '@/components/office/parts/search-box'
import { ClockFigure } from '@/components/ui/kit/clock'
import { Icon } from '@/components/ui/kit/icon'
import { Tag } from '@/components/ui/kit/tag'
import { GameCover } from '@/components/ui/pictures/game-cover'
import { call } from '@/lib/client/api'
import { useLiveDesk } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { DeskRow } from '@/lib/contract/entities/desk'
import { DESK_QUEUES, type OrderQueue } from '@/lib/shared/staff/desk'
import { MODE_NAMES, type ModeName, modeName } from '@/lib/shared/trade/trade-modes'
import styles from './desk.module.css'
import { ListFrame, type ListProps } from './list-frame'

const EVERY_MS = 15_000
const STEP = 30
const SORTS = [
  { value: 'due' as const, label: '按时限排' },
  { value: 'paid' as const, label: '按付款时间' },
]
const MODES = MODE_NAMES.map((value) => ({ value, label: modeName(value) }))
/** False for closed orders and the list of all orders, which have a fixed sort order. */
const isSorted = (queue: OrderQueue) => queue !== 'done' && queue !== 'all'
const BY = { buyer: '买家', seller: '卖家', service: '客服' } as const

/** Orders of a queue, grouped by urgency. */
export function OrdersList({ queue, chosen, version, onOpen, onRows }: ListProps & { queue: OrderQueue }) {
  const [keyWord, setKeyWord] = useState('')
  const [mode, setMode] = useState<ModeName>()
  const [sort, setSort] = useState<'due' | 'paid'>('due')
  const [size, setSize] = useState(STEP)
  const load = async () => ({
    ...(await call('GET /desk/orders', { queue, keyWord: keyWord || undefined, mode, sort, pageSize: String(size) })),
    loadedAt: Date.now(),
  })
  const loaded = useLoad(`${queue} ${keyWord} ${mode} ${sort} ${size} ${version}`, load, { everyMs: EVERY_MS })
  useLiveDesk(loaded.reload)
  const loadedAt = loaded.data?.loadedAt ?? 0
  return (
    <>
      <div className={styles.find}>
        <SearchBox
          aria-label={`在${DESK_QUEUES[queue]}里找`}
          placeholder="订单号、标题或用户 ID"
          onSearch={setKeyWord}
        />
        <div className={styles.filters}>
          {isSorted(queue) ? (
            <Select
              aria-label="排序"
              size="small"
              variant="borderless"
              value={sort}
              options={SORTS}
              onChange={setSort}
            />
          ) : null}
          <Select
            aria-label="类型"
            allowClear
            size="small"
            variant="borderless"
            placeholder="全部类型"
            popupMatchSelectWidth={false}
            value={mode}
            options={MODES}
            onChange={setMode}
          />
        </div>
      </div>
      <ListFrame
        loaded={loaded}
        empty={keyWord || mode ? '没有找到' : `${DESK_QUEUES[queue]}里没有订单`}
        onRows={(rows) =>
          onRows(groupsOf(rows, queue, sort).flatMap(([, group]) => group.map(({ orderSn }) => orderSn)))
        }
        onMore={size < 60 ? () => setSize(60) : undefined}
      >
        {(rows: DeskRow[]) =>
          groupsOf(rows, queue, sort).map(([title, group]) => (
            <div key={title}>
              <h2 className={styles.group} data-over={title === '已超时' || undefined}>
                <span>{title}</span>
                <span className="num">{group.length}</span>
              </h2>
              <ul>
                {group.map((row) => (
                  <li key={row.orderSn}>
                    <Row row={row} loadedAt={loadedAt} isChosen={row.orderSn === chosen} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
            </div>
          ))
        }
      </ListFrame>
    </>
  )
}

function groupsOf(rows: DeskRow[], queue: OrderQueue, sort: 'due' | 'paid'): [string, DeskRow[]][] {
  if (queue === 'done') return [['近 7 天', rows]]
  if (queue === 'all' || sort === 'paid') return [['最近付款', rows]]
  const groups: Record<string, DeskRow[]> = { 已超时: [], '30 分钟内': [], '24 小时内': [], 之后: [], 计时已停: [] }
  for (const row of rows) {
    const left = row.clock?.dueIn ?? Number.POSITIVE_INFINITY
    const name = row.clock?.stopped
      ? '计时已停'
      : left < 0
        ? '已超时'
        : left < 1800
          ? '30 分钟内'
          : left < 86_400
            ? '24 小时内'
            : '之后'
    groups[name]?.push(row)
  }
  return Object.entries(groups).filter(([, group]) => group.length > 0)
}

interface RowProps {
  row: DeskRow
  loadedAt: number
  isChosen: boolean
  onOpen: (orderSn: string) => void
}
function Row({ row, loadedAt, isChosen, onOpen }: RowProps) {
  const { orderSn, title, gameId, kind, place, clock, isDisputed, line, lineBy, unread } = row
  const near = clock && !clock.stopped ? (clock.dueIn < 0 ? 'over' : clock.dueIn < 1800 ? 'near' : undefined) : 'stop'
  return (
    <button type="button" className={styles.row} aria-current={isChosen || undefined} onClick={() => onOpen(orderSn)}>
      <GameCover id={gameId} size={40} />
      <span className={styles.line}>
        <b className="ell">{title}</b>
        {clock ? (
          <span className={styles.sla} data-state={near}>
            <Icon name={clock.stopped ? 'lock' : 'clock'} />
            {clock.stopped ? '停' : <ClockFigure deadline={clock} loadedAt={loadedAt} />}
          </span>
        ) : null}
      </span>
      <span className={styles.line}>
        <Tag kind={isDisputed ? 'info' : near === 'over' ? 'danger' : 'bargain'}>
          {isDisputed ? '售后 · 已暂停计时' : `${kind} · ${place}`}
        </Tag>
      </span>
      <span className={styles.line}>
        <span className="ell">{line ? `${lineBy ? BY[lineBy] : '系统'}：${line}` : '还没有消息'}</span>
        {unread > 0 ? (
          <em className="badge">
            {unread}
            <span className="sr"> 条未读</span>
          </em>
        ) : null}
      </span>
    </button>
  )
}
