'use client'

import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { Tag } from '@/components/ui/kit/tag'
import { call } from '@/lib/client/api'
import { useLiveDesk } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { DeskComplaint } from '@/lib/contract/entities/complaint'
import { yuanText } from '@/lib/shared/money/money'
import { ComplaintDialog } from './complaint-dialog'
import styles from './desk.module.css'
import { LIST_MOST, LIST_STEP, ListFrame, type ListProps } from './list-frame'

const EVERY_MS = 30_000
const VIEWS = [
  { value: 'open', label: '待办' },
  { value: 'done', label: '已处理' },
]

/** Complaints that payers filed inside Alipay or WeChat Pay; each opens its order, and is answered in a dialog. */
export function ComplaintsList({ chosen, version, onOpen, onRows, onChanged }: ListProps & { onChanged: () => void }) {
  const [view, setView] = useState('open')
  const [size, setSize] = useState(LIST_STEP)
  const [opened, setOpened] = useState<DeskComplaint | null>(null)
  const load = () => call('GET /desk/complaints', { view: view as 'open', pageSize: String(size) })
  const loaded = useLoad(`complaints ${view} ${size} ${version}`, load, { everyMs: EVERY_MS })
  useLiveDesk(loaded.reload)
  const { figures } = loaded.data ?? {}
  const changed = () => {
    loaded.reload()
    onChanged()
  }
  return (
    <>
      <div className={styles.find}>
        <Segmented block aria-label="哪些投诉" options={VIEWS} value={view} onChange={setView} />
        {figures ? (
          <p className={`muted ${styles.figures}`}>
            {figures.perThousand === null
              ? '近 30 天没有外部付款'
              : `近 30 天 ${figures.total} 笔，每千笔付款 ${figures.perThousand} 笔，重复投诉 ${figures.repeated} 笔`}
          </p>
        ) : null}
      </div>
      <ListFrame
        loaded={loaded}
        onRows={(rows) => onRows(rows.map(({ orderSn }) => orderSn).filter(Boolean))}
        empty={view === 'open' ? '没有待处理的支付投诉' : '还没有处理完的支付投诉'}
        emptyText="付款人在支付宝或微信里投诉，会出现在这里"
        onMore={size < LIST_MOST ? () => setSize(LIST_MOST) : undefined}
      >
        {(rows: DeskComplaint[]) => (
          <ul>
            {rows.map((row) => (
              <li key={row.complaintId}>
                <button
                  type="button"
                  className={`${styles.row} ${styles.plain}`}
                  aria-current={(row.orderSn !== '' && row.orderSn === chosen) || undefined}
                  onClick={() => (row.orderSn ? onOpen(row.orderSn) : setOpened(row))}
                >
                  <span className={styles.line}>
                    <b className="ell">{`${row.providerName} ${yuanText(row.paid)}`}</b>
                    {row.stage === 'open' ? (
                      <span className={styles.sla} data-state={row.dueIn < 0 ? 'over' : undefined}>
                        {`${row.dueTime.slice(5, 16)} 前回复`}
                      </span>
                    ) : null}
                  </span>
                  <span className={styles.line}>
                    <Tag kind={row.stage === 'open' ? 'danger' : undefined}>
                      {row.times > 1 ? `第 ${row.times} 次 · ${row.stageName}` : row.stageName}
                    </Tag>
                    <span className="muted">{row.wanted ? `要求退 ${yuanText(row.wanted)}` : row.payer.name}</span>
                  </span>
                  <span className={styles.line}>
                    <span className="ell">{row.detail}</span>
                  </span>
                </button>
                <p className={styles.rowFoot}>
                  <span className="muted">{footOf(row)}</span>
                  <Button size="small" type="link" onClick={() => setOpened(row)}>
                    {row.stage === 'done' ? '查看' : '处理'}
                  </Button>
                </p>
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
      {opened ? <ComplaintDialog complaint={opened} onClose={() => setOpened(null)} onChanged={changed} /> : null}
    </>
  )
}

function footOf({ outcomeName, stage, handler }: DeskComplaint): string {
  if (stage === 'closing') return outcomeName === '已退款' ? '退款到账后自动完成' : '正在提交处理结果'
  if (stage === 'done') return outcomeName || '买家撤诉或支付平台已处理'
  return handler ? `${handler.name}处理` : '还没有人处理'
}
