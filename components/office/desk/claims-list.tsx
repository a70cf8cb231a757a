'use client'

import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { Tag } from '@/components/ui/kit/tag'
import { call } from '@/lib/client/api'
import { useLiveDesk } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { DeskClaim } from '@/lib/contract/entities/claim'
import { isBan, wordsOfClaim } from '@/lib/shared/trade/claims'
import { ClaimDecision } from './claim-decision'
import styles from './desk.module.css'
import { ListFrame, type ListProps } from './list-frame'
import { RecoveredDialog } from './recovered-dialog'
import { useRail } from './use-rail'

const EVERY_MS = 30_000
const VIEWS = [
  { value: 'review', label: '待审' },
  { value: 'mine', label: '我的' },
  { value: 'all', label: '全部' },
]

/** Cover claims; each opens its order, and is decided in a dialog. */
export function ClaimsList({ chosen, version, onOpen, onRows, onChanged }: ListProps & { onChanged: () => void }) {
  const [view, setView] = useState('review')
  const [decided, setDecided] = useState<DeskClaim | null>(null)
  const [returned, setReturned] = useState<DeskClaim | null>(null)
  const me = useRail().data?.me.userId
  const load = () => call('GET /desk/claims', { view: view as 'review', pageSize: '20' })
  const loaded = useLoad(`claims ${view} ${version}`, load, { everyMs: EVERY_MS })
  useLiveDesk(loaded.reload)
  const changed = () => {
    loaded.reload()
    onChanged()
  }
  /** Opens a dialog over the order of its claim. */
  const act = (claim: DeskClaim, open: (claim: DeskClaim) => void) => {
    if (claim.orderSn !== chosen) onOpen(claim.orderSn)
    open(claim)
  }
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
                      <span className={styles.sla} data-state={claim.clock.dueIn < 0 ? 'over' : undefined}>
                        {`${claim.clock.dueTime.slice(5, 16)} 前`}
                      </span>
                    ) : null}
                  </span>
                  <span className={styles.line}>
                    <Tag kind="danger">{claim.kindName}</Tag>
                    <span className="muted ell">{claim.coverName}</span>
                    <b className={`num ${styles.most}`}>{`最多赔 ¥${claim.most}`}</b>
                  </span>
                  <span className={styles.line}>
                    <span className="ell">{claim.statement}</span>
                  </span>
                </button>
                {claim.stage === 'review' ? (
                  <p className={styles.rowFoot}>
                    <span className="muted">
                      {claim.handler ? `理赔处理人：${claim.handler.name}` : '没有理赔处理人'}
                    </span>
                    <Button size="small" type="link" onClick={() => act(claim, setDecided)}>
                      审核
                    </Button>
                  </p>
                ) : null}
                {claim.stage === 'recovering' ? (
                  <p className={styles.rowFoot}>
                    <span className="muted">
                      {claim.returnedTime
                        ? isBan(claim.kind)
                          ? '对方说已解封'
                          : '卖家说已归还'
                        : `等${wordsOfClaim(claim.kind).liable}处理`}
                    </span>
                    <Button size="small" type="link" onClick={() => act(claim, setReturned)}>
                      {isBan(claim.kind) ? '确认已解封' : '确认已归还'}
                    </Button>
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
      {returned ? <RecoveredDialog claim={returned} onClose={() => setReturned(null)} onChanged={changed} /> : null}
      {decided ? (
        <ClaimDecision
          claim={decided}
          isMine={decided.handler?.id === me}
          onClose={() => setDecided(null)}
          onChanged={changed}
        />
      ) : null}
    </>
  )
}
