'use client'

import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { caseHref } from '@/lib/shared/trade/service-cases'
import styles from './cases.module.css'

/** The cases that this member, or this phone, sent. */
export function OwnCases({ of }: { of: string }) {
  const { data } = useLoad(`own cases ${of}`, () => call('GET /case/list', {}))
  if (!data || data.list.length === 0) return null
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="own-h">
      <h2 id="own-h">我的工单</h2>
      <ul className={styles.list}>
        {data.list.map((one) => (
          <li key={one.caseSn}>
            <a href={caseHref(one.caseSn)}>
              <span>{`${one.kindName}，${one.state === 'closed' ? one.outcomeName : one.stateName}`}</span>
              <small className="num">{`${one.caseSn}，${one.createTime.slice(5, 16)} 提交`}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
