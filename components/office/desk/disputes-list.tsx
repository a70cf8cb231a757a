'use client'

import { Tag } from '@/components/ui/kit/tag'
import { call } from '@/lib/client/api'
import { useLiveDesk } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import styles from './desk.module.css'
import { ListFrame, type ListProps } from './list-frame'

const EVERY_MS = 30_000

/** Disputes waiting for a ruling, most urgent first; each opens its order. */
export function DisputesList({ chosen, version, onOpen, onRows }: ListProps) {
  const loaded = useLoad(`disputes ${version}`, () => call('GET /desk/disputes', { pageSize: '20' }), {
    everyMs: EVERY_MS,
  })
  useLiveDesk(loaded.reload)
  return (
    <ListFrame loaded={loaded} onRows={(rows) => onRows(rows.map(({ orderSn }) => orderSn))} empty="没有待处理的售后">
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
                    <span className={styles.sla} data-state={clock.dueIn <= 0 ? 'over' : undefined}>
                      {`${clock.dueTime.slice(5, 16)} 前`}
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
  )
}
