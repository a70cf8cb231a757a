'use client'

import { Button } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '@/components/ui/overlays/dialog'
import styles from './screen-page.module.css'

interface Props {
  /** The search box, which is always shown. */
  search: ReactNode
  /** Values of the other filters; their number is shown where they are hidden. */
  chosen: readonly unknown[]
  children: ReactNode
}

const PHONE = '(max-width: 640px)'

/** Search and filters of a list. On phones the filters are behind a button, in a sheet. */
export function FilterBar({ search, chosen, children }: Props) {
  const [isPhone, setPhone] = useState(() => matchMedia(PHONE).matches)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const media = matchMedia(PHONE)
    const handleChange = () => setPhone(media.matches)
    media.addEventListener('change', handleChange)
    return () => media.removeEventListener('change', handleChange)
  }, [])
  const count = chosen.filter(Boolean).length
  if (!isPhone)
    return (
      <div className={styles.filters}>
        {search}
        {children}
      </div>
    )
  return (
    <div className={styles.phoneFilters}>
      {search}
      <Button onClick={() => setOpen(true)}>{count > 0 ? `筛选 ${count}` : '筛选'}</Button>
      <Dialog
        open={isOpen}
        title="筛选"
        onClose={() => setOpen(false)}
        footer={
          <Button type="primary" block onClick={() => setOpen(false)}>
            查看结果
          </Button>
        }
      >
        <div className={styles.filterSheet}>{children}</div>
      </Dialog>
    </div>
  )
}
