'use client'

import { useState } from 'react'
import styles from '@/components/listings/goods/compare.module.css'
import { clearCompared, MOST_COMPARED, removeCompared, useCompared } from '@/components/listings/goods/compare-store'
import { Icon } from '@/components/ui/kit/icon'
import { onDemand } from '@/components/ui/kit/on-demand'
import { Price } from '@/components/ui/kit/price'

const CompareDialog = onDemand(() => import('./compare-dialog').then((file) => file.CompareDialog))

/** Bar at the bottom of a list, shown once an item was selected for comparison. */
export function CompareTray() {
  const items = useCompared()
  const [isOpen, setIsOpen] = useState(false)
  if (items.length === 0) return null
  return (
    <section className={styles.tray} aria-label="商品对比">
      <div className={`wrap ${styles.line}`}>
        <b className={styles.title}>
          对比{' '}
          <span className="num">
            {items.length} / {MOST_COMPARED}
          </span>
        </b>
        <ul>
          {items.map((item) => (
            <li key={item.sn}>
              <img src={item.picture} alt="" width={64} height={48} />
              <a className="ell" href={item.href}>
                {item.title}
              </a>
              <Price yuan={item.price} size="s" />
              <button type="button" aria-label={`移除 ${item.title}`} onClick={() => removeCompared(item.sn)}>
                <Icon name="close" />
              </button>
            </li>
          ))}
          {[...Array(MOST_COMPARED - items.length).keys()].map((n) => (
            <li key={n} className={styles.free}>
              再选一件
            </li>
          ))}
        </ul>
        <button type="button" className="link" onClick={clearCompared}>
          清空
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={items.length < 2}
          title={items.length < 2 ? '至少选两件' : undefined}
          onClick={() => setIsOpen(true)}
        >
          开始对比
        </button>
      </div>
      {isOpen ? <CompareDialog items={items} onClose={() => setIsOpen(false)} /> : null}
    </section>
  )
}
