'use client'

import { useHydrated } from '@/lib/client/hooks/use-hydrated'
import { toast } from '@/lib/client/toast-store'
import styles from './compare.module.css'
import { addCompared, type Compared, removeCompared, useCompared } from './compare-store'

/** Adds an item to the comparison; rendered once scripts can store the selection. */
export function CompareCheck({ item }: { item: Compared }) {
  const compared = useCompared()
  const isReady = useHydrated()
  const handleChange = (isOn: boolean) => {
    if (!isOn) return removeCompared(item.sn)
    const why = addCompared(item)
    if (why) toast({ kind: 'warn', text: why })
  }
  if (!isReady) return null
  return (
    <label className={`check ${styles.check}`}>
      <input
        type="checkbox"
        checked={compared.some(({ sn }) => sn === item.sn)}
        aria-label={`对比 ${item.title}`}
        onChange={(event) => handleChange(event.target.checked)}
      />
      对比
    </label>
  )
}
