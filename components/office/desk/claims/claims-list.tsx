'use client'

import { Segmented } from 'antd'
import { useState } from 'react'
import { clockState } from '@/components/office/desk/clock-name'
import styles from '@/components/office/desk/desk.module.css'
import { ListFrame, type ListProps } from '@/components/office/desk/list-frame'
import { ClockFigure } from '@/components/ui/kit/clock'
import { Tag } from '@/components/ui/kit/tag'
import { call } from '@/lib/client/api'
import { useLiveDesk } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { DeskClaim } from '@/lib/contract/entities/claim'
import { isBan, wordsOfClaim } from '@/lib/shared/trade/claims'

const EVERY_MS = 30_000
const VIEWS = [
  { value: 'review', label: '待审' },
  { value: 'mine', label: '我的' },
  { value: 'all', label: '全部' },
]

/** Who handles a claim in review, else for whom it waits. */
function stateOf({ stage, handler, returnedTime, kind, statement }: DeskClaim): string {
  if (stage === 'review') return `${handler ? `理赔处理人 ${handler.name}` : '没有理赔处理人'} · ${statement}`
  if (stage !== 'recovering') return statement
  if (returnedTime) return isBan(kind) ? '对方说已解封，待确认' : '卖家说已归还，待确认'
  return `等${wordsOfClaim(kind).liable}处理`
}

/** Cover claims; each opens its order, whose card has what is to be done. */
export function ClaimsList({ chosen, version, onOpen, onRows }: ListProps) {
  const [view, setView] = useState('review')
  const load = async () => ({
    ...(await call('GET /desk/claims', { view: view as 'review', pageSize: '20' })),
    loadedAt: Date.now(),
  })
  const loaded = useLoad(`claims ${view} ${version}`, load, { everyMs: EVERY_MS })
  useLiveDesk(loaded.reload)
  const loadedAt = loaded.data?.loadedAt ?? 0
  return (
    <>
      <div className={styles.find}>
        <Segmented block aria-label="哪些理赔" options={VIEWS} value={view} onChange={setView} />
      </div>
      <ListFrame
        loaded={loaded}
        onRows={(rows) => onRows(rows.map(({ orderSn }) => orderSn))}
        empty="没有等待处理的理赔"
      >
        {(rows: DeskClaim[]) => (
          <ul>
            {rows.map((claim) => (
              <li key={claim.claimSn}>
                <button
                  type="button"
                  className={`${styles.row} ${styles.plain}`}
                  aria-current={claim.orderSn === chosen || undefined}
                  onClick={() => onOpen(claim.orderSn)}
                >
                  <span className={styles.line}>
                    <b className="ell">{claim.title}</b>
                    {claim.clock ? (
                      <span className={styles.sla} data-state={clockState(claim.clock)}>
                        <ClockFigure deadline={{ ...claim.clock, stopped: false }} loadedAt={loadedAt} />
                      </span>
                    ) : null}
                  </span>
                  <span className={styles.line}>
                    <Tag kind="danger">{claim.kindName}</Tag>
                    <span className="muted ell">{claim.coverName}</span>
                    <b className={`num ${styles.most}`}>{`最多赔 ¥${claim.most}`}</b>
                  </span>
                  <span className={styles.line}>
                    <span className="ell">{stateOf(claim)}</span>
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
