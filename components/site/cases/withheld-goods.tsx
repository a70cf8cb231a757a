'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { CaseWriting } from './case-writing'
import styles from './cases.module.css'

/** Own goods that a rights holder's notice took off the shelf, each with one counter-notice. */
export function WithheldGoods() {
  const { data, reload } = useLoad('withheld goods', () => call('GET /case/withheldGoods', {}))
  const [writing, setWriting] = useState('')
  if (!data || data.list.length === 0) return null
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="withheld-h">
      <h2 id="withheld-h">因权利人通知下架的商品</h2>
      <ul className={styles.notes}>
        {data.list.map(({ caseSn, goodsSn, state, stateName, backTime }) => (
          <li key={`${caseSn} ${goodsSn}`}>
            <b>{goodsSn}</b>
            <p>
              <span>{stateName}</span>
              {backTime ? <span className="num">{`权利人未起诉，${backTime.slice(5, 16)} 恢复上架`}</span> : null}
            </p>
            {state === 'withheld' && writing !== goodsSn ? (
              <div className={styles.acts}>
                <Button size="sm" onClick={() => setWriting(goodsSn)}>
                  声明不侵权
                </Button>
              </div>
            ) : null}
            {state === 'withheld' && writing === goodsSn ? (
              <CaseWriting way="counter" caseSn={caseSn} goodsSn={goodsSn} onSent={() => void reload()} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
