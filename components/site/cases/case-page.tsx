'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { onDemand } from '@/components/ui/kit/on-demand'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { CASE_SN } from '@/lib/shared/trade/service-cases'
import styles from './cases.module.css'

const CaseFile = onDemand(() => import('./case-file').then((file) => file.CaseFile), <SkeletonRows />)

/** The case that the address names, or any; its scripts are loaded for members, and when a visitor wants to look. */
export function CasePage() {
  const visitor = useVisitor()
  const [caseSn, setCaseSn] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const wanted = (new URLSearchParams(location.search).get('sn') ?? '').toUpperCase()
    if (!CASE_SN.test(wanted)) return
    setCaseSn(wanted)
    setIsOpen(true)
  }, [])
  if (isOpen || visitor) return <CaseFile key={caseSn} first={caseSn} />
  return (
    <section className={`panel ${styles.box} ${styles.choice}`} aria-label="工单">
      <p className="muted">提交工单时给出的号码以 KF 开头，共 16 位。无需登录。</p>
      <div className={styles.acts}>
        <Button kind="primary" onClick={() => setIsOpen(true)}>
          输入工单号
        </Button>
      </div>
    </section>
  )
}
