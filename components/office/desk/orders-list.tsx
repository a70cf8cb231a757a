'use client'

import { Button, Select } from 'antd'
import { useState } from 'react'
import { SearchBox } from '@/components/office/parts/search-box'
import { useStaff } from '@/components/office/parts/use-staff'
import { SavedViews } from '@/components/office/parts/views/saved-views'
import { SearchDialog } from '@/components/office/talk/search-dialog'
import { useTags } from '@/components/office/talk/use-tags'
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
import { ClockName, clockState } from './clock-name'
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
const EMPTY: Readonly<Record<OrderQueue, string>> = {
  unassigned: '没有待分配的订单',
  mine: '还没有分给你的订单',
  buyer: '没有等买家操作的订单',
  seller: '没有等卖家操作的订单',
  done: '还没有处理完的订单',
  all: '还没有订单',
}
const BY = { buyer: '买家', seller: '卖家', service: '客服' } as const

/** Filters of the list, as saved in a view. */
export interface OrdersFilter {
  keyWord?: string
  mode?: string
  tag?: string
  sort?: string
}
interface Props extends ListProps {
  queue: OrderQueue
  /** Filters of an applied view. */
  start?: OrdersFilter
  onView: (view: OrdersFilter & { queue?: string }) => void
  /** Opens an order at one of its messages. */
  onFound: (orderSn: string, seq: number | null) => void
}

/** Orders of a queue, grouped by urgency. */
export function OrdersList({ queue, start = {}, chosen, version, onOpen, onRows, onView, onFound }: Props) {
  const { may } = useStaff()
  const tags = useTags()
  const [keyWord, setKeyWord] = useState(start.keyWord ?? '')
  const [mode, setMode] = useState(start.mode as ModeName | undefined)
  const [tag, setTag] = useState(start.tag)
  const [sort, setSort] = useState<'due' | 'paid'>(start.sort === 'paid' ? 'paid' : 'due')
  /** Small screens fold the filters. */
  const [isFiltering, setFiltering] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const [size, setSize] = useState(STEP)
  const load = async () => ({
    ...(await call('GET /desk/orders', {
      queue,
      keyWord: keyWord || undefined,
      mode,
      tag,
      sort,
      pageSize: String(size),
    })),
    loadedAt: Date.now(),
  })
  const loaded = useLoad(`${queue} ${keyWord} ${mode} ${tag} ${sort} ${size} ${version}`, load, { everyMs: EVERY_MS })
  useLiveDesk(loaded.reload)
  const loadedAt = loaded.data?.loadedAt ?? 0
  return (
    <>
      <div className={styles.find} data-open={isFiltering || undefined}>
        <Button
          className={styles.filter}
          aria-expanded={isFiltering}
          type={mode || tag ? 'primary' : 'default'}
          onClick={() => setFiltering(!isFiltering)}
        >
          筛选
        </Button>
        <SearchBox
          aria-label={`在${DESK_QUEUES[queue]}里找`}
          placeholder="订单号、标题、昵称或 ID"
          defaultValue={keyWord}
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
          <Select
            aria-label="标签"
            allowClear
            size="small"
            variant="borderless"
            placeholder="全部标签"
            popupMatchSelectWidth={false}
            value={tag}
            options={tags.data?.list.map(({ tagId, name }) => ({ value: String(tagId), label: name }))}
            onChange={setTag}
          />
        </div>
        <div className={styles.finders}>
          <SavedViews
            screen="/desk"
            size="small"
            filter={{ queue, keyWord, mode, tag, sort: sort === 'paid' ? sort : undefined }}
            onApply={onView}
          />
          {may('chats.search') ? (
            <Button size="small" icon={<Icon name="search" />} onClick={() => setSearching(true)}>
              搜聊天记录
            </Button>
          ) : null}
        </div>
        {isSearching ? <SearchDialog onOpen={onFound} onClose={() => setSearching(false)} /> : null}
      </div>
      <ListFrame
        loaded={loaded}
        empty={keyWord || mode || tag ? '没有符合条件的订单' : EMPTY[queue]}
        emptyText={
          keyWord ? `已在“${DESK_QUEUES[queue]}”里按订单号、标题、双方昵称和用户 ID 查找“${keyWord}”` : undefined
        }
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
  const groups: Record<string, DeskRow[]> = { 已超时: [], '30 分钟内': [], '24 小时内': [], 之后: [], 已暂停计时: [] }
  for (const row of rows) {
    const left = row.clock?.dueIn ?? Number.POSITIVE_INFINITY
    const name =
      left < 0
        ? '已超时'
        : row.pausedTime && !row.clock
          ? '已暂停计时'
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
  const { orderSn, title, gameId, kind, place, clock, pausedTime, isDisputed } = row
  const { line, lineBy, unread, tags, isParked, wasLate } = row
  const isOver = clock !== null && clock.dueIn < 0
  /** Nothing of it is due any more. */
  const isEnded = clock === null && pausedTime === null
  return (
    <button type="button" className={styles.row} aria-current={isChosen || undefined} onClick={() => onOpen(orderSn)}>
      <GameCover id={gameId} size={40} />
      <span className={styles.line}>
        <b className="ell">{title}</b>
        {/* what is open is being read */}
        {unread > 0 && !isChosen ? (
          <em className="badge">
            {unread}
            <span className="sr"> 条未读</span>
          </em>
        ) : null}
      </span>
      <span className={styles.line}>
        <Tag kind={isDisputed ? 'info' : isOver ? 'danger' : isEnded ? undefined : 'bargain'}>
          {isDisputed ? '售后' : place}
        </Tag>
        <small className={styles.was}>{kind}</small>
        {clock ? (
          <span className={styles.sla} data-state={clockState(clock)}>
            <Icon name={clock.kind === 'timer' ? 'clock' : 'headset'} />
            <small>
              <ClockName clock={clock} />
            </small>
            <ClockFigure deadline={clock} loadedAt={loadedAt} />
          </span>
        ) : null}
      </span>
      <span className={styles.line}>
        <span className="ell">{line ? `${lineBy ? BY[lineBy] : '系统'}：${line}` : '还没有消息'}</span>
        {pausedTime ? (
          <span className={styles.sla} data-state="stop">
            <Icon name="lock" />
            <span className="num">{`${pausedTime.slice(5, 16)} 暂停`}</span>
          </span>
        ) : null}
      </span>
      {isParked || wasLate || tags.length > 0 ? (
        <span className={styles.rowTags}>
          {isParked ? <Tag kind="info">等下个班次</Tag> : null}
          {wasLate ? <small className={styles.was}>接手前已超时</small> : null}
          {tags.map(({ tagId, name }) => (
            <Tag key={tagId}>{name}</Tag>
          ))}
        </span>
      ) : null}
    </button>
  )
}
