'use client'

import { Select } from 'antd'
import { useState } from 'react'
import { SearchBox } from '@/components/office/parts/search-box'
import { ClockFigure, purposeOf } from '@/components/ui/kit/clock'
import { Tag } from '@/components/ui/kit/tag'
import { call } from '@/lib/client/api'
import { useLiveDesk } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import { DISPUTE_KINDS, type DisputeKind } from '@/lib/shared/trade/disputes'
import { clockState } from './clock-name'
import styles from './desk.module.css'
import { LIST_MOST, LIST_STEP, ListFrame, type ListProps } from './list-frame'

const EVERY_MS = 30_000
const KINDS = Object.entries(DISPUTE_KINDS).map(([value, label]) => ({ value: value as DisputeKind, label }))

/** Disputes waiting for a ruling, most urgent first; each opens its order. */
export function DisputesList({ chosen, version, onOpen, onRows }: ListProps) {
  const [keyWord, setKeyWord] = useState('')
  const [kind, setKind] = useState<DisputeKind>()
  const [size, setSize] = useState(LIST_STEP)
  const load = async () => ({
    ...(await call('GET /desk/disputes', { keyWord: keyWord || undefined, kind, pageSize: String(size) })),
    loadedAt: Date.now(),
  })
  const loaded = useLoad(`disputes ${keyWord} ${kind} ${size} ${version}`, load, { everyMs: EVERY_MS })
  useLiveDesk(loaded.reload)
  const loadedAt = loaded.data?.loadedAt ?? 0
  return (
    <>
      <div className={styles.find}>
        <SearchBox aria-label="在售后里找" placeholder="订单号、售后单号、标题或昵称" onSearch={setKeyWord} />
        <div className={styles.filters}>
          <Select
            aria-label="原因"
            allowClear
            size="small"
            variant="borderless"
            placeholder="全部原因"
            popupMatchSelectWidth={false}
            value={kind}
            options={KINDS}
            onChange={setKind}
          />
        </div>
      </div>
      <ListFrame
        loaded={loaded}
        onRows={(rows) => onRows(rows.map(({ orderSn }) => orderSn))}
        empty={keyWord || kind ? '没有找到' : '没有待处理的售后'}
        emptyText={keyWord ? `已在待处理售后里按订单号、售后单号、标题、双方昵称和用户 ID 查找“${keyWord}”` : undefined}
        onMore={size < LIST_MOST ? () => setSize(LIST_MOST) : undefined}
      >
        {(rows: DisputeDetail[]) => (
          <ul>
            {rows.map(({ disputeSn, orderSn, title, kindName, wantName, by, appeal, clock, statement }) => (
              <li key={disputeSn}>
                <button
                  type="button"
                  className={`${styles.row} ${styles.plain}`}
                  aria-current={orderSn === chosen || undefined}
                  onClick={() => onOpen(orderSn)}
                >
                  <span className={styles.line}>
                    <b className="ell">{title}</b>
                    {clock ? (
                      <span className={styles.sla} data-state={clockState(clock)}>
                        <small>{purposeOf(clock.label)}</small>
                        <ClockFigure deadline={{ ...clock, stopped: false }} loadedAt={loadedAt} />
                      </span>
                    ) : null}
                  </span>
                  <span className={styles.line}>
                    <Tag kind={appeal ? 'danger' : 'bargain'}>{appeal ? `申诉 · ${kindName}` : kindName}</Tag>
                    <span className="muted">{`${by === 'buyer' ? '买家' : '卖家'}要${wantName}`}</span>
                  </span>
                  <span className={styles.line}>
                    <span className="ell">{statement}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  )
}
