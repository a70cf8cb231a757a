'use client'

import { useHydrated } from '@/lib/client/hooks/use-hydrated'
import { toast } from '@/lib/client/toast-store'
import styles from './compare.module.css'
import { addCompared, type Compared, removeCompared, useCompared } from './compare-store'

/** Puts an item aside to be compared. It stands there, unseen, until scripts can keep what it says. */
export function CompareCheck({ item }: { item: Compared }) {
  const compared = useCompared()
  const isReady = useHydrated()
  const handleChange = (isOn: boolean) => {
    if (!isOn) return removeCompared(item.sn)
    const why = addCompared(item)
    if (why) toast({ kind: 'warn', text: why })
  }
  return (
    <label className={`check ${styles.check}`} hidden={!isReady}>
      <input
        type="checkbox"
        checked={compared.some(({ sn }) => sn === item.sn)}
        // of which item: only where it can be used, as the words are a part of every row
        aria-label={isReady ? `对比 ${item.title}` : undefined}
        onChange={(event) => handleChange(event.target.checked)}
      />
      对比
    </label>
  )
}
