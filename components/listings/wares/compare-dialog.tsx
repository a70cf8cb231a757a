'use client'

import { useState } from 'react'
import styles from '@/components/listings/goods/compare.module.css'
import type { Compared } from '@/components/listings/goods/compare-store'
import { goodsState } from '@/components/listings/goods/goods-state'
import { buttonClass } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { Dialog } from '@/components/ui/overlays/dialog'
import { useLoad } from '@/lib/client/hooks/use-load'
import { lazyCall } from '@/lib/client/lazy-call'
import { type ComparedGoods, compareRows } from './compare-rows'

/** Null if the item no longer exists. */
async function load(goodsSn: string): Promise<ComparedGoods | null> {
  const [goods, range] = await Promise.all([
    lazyCall('GET /goods/goodsInfo', { goodsSn }).catch(() => null),
    lazyCall('GET /goods/soldRange', { goodsSn }).then(
      (sold) => sold.range,
      () => null,
    ),
  ])
  return goods && Object.assign({}, goods, { mid: range?.mid })
}

/** Facts of the selected items side by side, with differences highlighted. */
export function CompareDialog({ items, onClose }: { items: readonly Compared[]; onClose: () => void }) {
  const key = items.map(({ sn }) => sn).join()
  const { data, error, reload } = useLoad(key, () => Promise.all(items.map(({ sn }) => load(sn))), { keeps: false })
  return (
    <Dialog open title={`对比 ${items.length} 件商品`} onClose={onClose} size={items.length > 2 ? 'xl' : 'l'}>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {data ? <CompareTable items={items} goods={data} /> : null}
      {data || error ? null : (
        <div className={styles.wait}>
          <Skeleton height={320} />
        </div>
      )}
    </Dialog>
  )
}

interface TableProps {
  items: readonly Compared[]
  goods: readonly (ComparedGoods | null)[]
}

function CompareTable({ items, goods }: TableProps) {
  const rows = compareRows(goods)
  const isForSale = (one: ComparedGoods | null | undefined) => one && !goodsState(one).word
  const [isBrief, setIsBrief] = useState(false)
  return (
    <>
      <label className={styles.brief}>
        <input type="checkbox" checked={isBrief} onChange={(event) => setIsBrief(event.target.checked)} />
        只看不同项
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label="对比表" tabIndex={0}>
        <table className={styles.table} data-items={items.length}>
          <thead>
            <tr>
              <td />
              {items.map((item, i) => (
                <th key={item.sn} scope="col">
                  <img src={item.picture} alt="" width={120} height={90} />
                  <a className="ell2" href={item.href}>
                    {item.title}
                  </a>
                  {isForSale(goods[i]) ? (
                    <a
                      className={buttonClass({ size: 'sm', kind: 'primary' })}
                      href={item.href}
                      aria-label={`去购买 ${item.title}`}
                    >
                      去购买
                    </a>
                  ) : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ differs }) => differs || !isBrief)
              .map(({ label, values, differs }) => (
                <tr key={label} className={differs ? styles.differs : undefined}>
                  <th scope="row">{label}</th>
                  {values.map((value, i) => (
                    <td key={items[i]?.sn}>{value}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
