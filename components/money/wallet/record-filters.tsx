'use client'

import { Segment } from '@/components/ui/kit/segment'
import { GROUP_NAMES, RECORD_GROUPS } from '@/lib/shared/money/wallet-groups'
import type { RecordFilter } from './use-wallet'
import styles from './wallet.module.css'

const WAYS = [
  { value: '', label: '全部' },
  { value: 'in', label: '收入' },
  { value: 'out', label: '支出' },
] as const

/** Filters of the movements. */
export function RecordFilters({ value, onChange }: { value: RecordFilter; onChange: (next: RecordFilter) => void }) {
  const set = (part: Partial<RecordFilter>) => onChange({ ...value, ...part })
  return (
    <div className={styles.filters}>
      <Segment label="收支方向" value={value.way} options={WAYS} onChange={(way) => set({ way })} />
      <select
        className="input"
        aria-label="类型"
        value={value.group}
        onChange={(event) => set({ group: event.target.value as RecordFilter['group'] })}
      >
        <option value="">全部类型</option>
        {RECORD_GROUPS.map((group) => (
          <option key={group} value={group}>
            {GROUP_NAMES[group]}
          </option>
        ))}
      </select>
      <input
        className="input num"
        type="date"
        aria-label="开始日期"
        value={value.from}
        max={value.to || undefined}
        onChange={(event) => set({ from: event.target.value })}
      />
      <span className="muted">至</span>
      <input
        className="input num"
        type="date"
        aria-label="结束日期"
        value={value.to}
        min={value.from || undefined}
        onChange={(event) => set({ to: event.target.value })}
      />
    </div>
  )
}
