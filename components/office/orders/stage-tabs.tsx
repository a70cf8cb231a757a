'use client'

import { Segmented } from 'antd'
import { Fragment } from 'react'
import styles from '@/components/office/parts/screen-page.module.css'
import { Skeleton } from '@/components/ui/kit/skeleton'
import type { StageTotal } from '@/lib/contract/entities/after-sale'
import { yuanText } from '@/lib/shared/money/money'

interface Props {
  /** Counts for the current filter; null: not loaded yet. */
  stages: readonly StageTotal[] | null
  /** '': all. */
  stage: string
  /** Label of the amount per stage. */
  sumName: string
  onChange: (stage: string) => void
}

/** Number per stage as tabs; below them the total amount of the selected stage. */
export function StageTabs({ stages, stage, sumName, onChange }: Props) {
  if (!stages) return <Skeleton height={56} />
  const list = stages
  const shown = stage ? list.filter((one) => one.stage === stage) : list
  const money = shown.filter(({ sum }) => sum !== '0.00')
  const late = shown.reduce((sum, one) => sum + one.late, 0)
  const options = [
    { value: '', label: `全部 ${list.reduce((sum, one) => sum + one.count, 0)}` },
    ...list.map((one) => ({ value: one.stage, label: `${one.stageName} ${one.count}` })),
  ]
  return (
    <div className={styles.totals}>
      <Segmented aria-label="阶段" options={options} value={stage} onChange={onChange} />
      <p>
        {`${sumName}：${money.length > 0 ? '' : '没有'}`}
        {money.map((one, at) => (
          <Fragment key={one.stage}>
            {at > 0 ? '，' : null}
            {`${one.stageName} `}
            <span className={styles.num}>{yuanText(one.sum)}</span>
          </Fragment>
        ))}
        {late > 0 ? <b className={styles.late}>{`　${late} 件已超时`}</b> : null}
      </p>
    </div>
  )
}
