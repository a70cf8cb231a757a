'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { onDemand } from '@/components/ui/kit/on-demand'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { CASE_FORMS, CASE_KIND_NAMES, CASE_KINDS, type CaseKind, SERVICE_PATH } from '@/lib/shared/trade/service-cases'
import styles from './cases.module.css'

const CaseDesk = onDemand(() => import('./case-desk').then((file) => file.CaseDesk), <SkeletonRows />)

/** The kinds of cases; the form with what belongs to it is loaded once a kind is chosen, and for members at once. */
export function CaseStart() {
  const visitor = useVisitor()
  const [kind, setKind] = useState<CaseKind | null>(null)
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('kind') ?? ''
    setKind(CASE_KIND_NAMES.find((name) => name === wanted) ?? null)
  }, [])
  if (kind || visitor) return <CaseDesk first={kind ?? 'question'} />
  return (
    <section className={`panel ${styles.box} ${styles.choice}`} aria-labelledby="kinds-h">
      <h2 id="kinds-h">选择类型</h2>
      <ul className={styles.list}>
        {CASE_KIND_NAMES.map((name) => (
          <li key={name}>
            <a href={`${SERVICE_PATH}?kind=${name}`}>
              <span>
                <b>{CASE_KINDS[name]}</b>
                <small>{CASE_FORMS[name].about}</small>
              </span>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
