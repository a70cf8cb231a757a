'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { CaseBrief } from '@/lib/contract/entities/service-case'
import { caseHref } from '@/lib/shared/trade/service-cases'
import { CaseContent } from './case-content'
import { CaseFacts } from './case-facts'
import { CaseLookup } from './case-lookup'
import styles from './cases.module.css'
import { OwnCases } from './own-cases'
import { PhoneProof } from './phone-proof'
import { useSender } from './use-sender'

/** One case: to its sender whole, to whoever knows number and phone its state. */
export function CaseFile({ first }: { first: string }) {
  const [caseSn, setCaseSn] = useState(first)
  const [brief, setBrief] = useState<CaseBrief | null>(null)
  const [proving, setProving] = useState(false)
  const sender = useSender()
  const { phone } = sender
  const load = () => call('GET /case/detail', { caseSn })
  const whole = useLoad(caseSn && phone ? `case ${caseSn} ${phone}` : null, load, { everyMs: 30_000 })
  const handleFound = (found: CaseBrief) => {
    setBrief(found)
    setCaseSn(found.caseSn)
    history.replaceState(null, '', caseHref(found.caseSn))
  }
  const handleProved = () => {
    setProving(false)
    void sender.loaded.reload()
  }
  const isWaiting = !sender.loaded.data || (caseSn !== '' && phone !== '' && !whole.data && !whole.error)
  return (
    <div className={styles.two}>
      <section className={`panel ${styles.box}`} aria-label="工单">
        {whole.data ? (
          <CaseContent file={whole.data} onChanged={() => void whole.reload()} />
        ) : isWaiting && !brief ? (
          <SkeletonRows rows={5} />
        ) : whole.error && whole.refusal?.reason !== 'NOT_FOUND' && whole.refusal?.reason !== 'CASE_SENDER' ? (
          <LoadError message={whole.error} onRetry={whole.reload} />
        ) : brief ? (
          <>
            <CaseFacts file={brief} />
            {proving ? (
              <PhoneProof text="用提交时的手机号验证，可以查看回复、补充材料和申诉。" onProved={handleProved} />
            ) : (
              <div className={styles.acts}>
                <Button kind="primary" onClick={() => setProving(true)}>
                  验证后看全部内容
                </Button>
                <Button onClick={() => setBrief(null)}>查其他工单</Button>
              </div>
            )}
          </>
        ) : (
          <CaseLookup caseSn={caseSn} onFound={handleFound} />
        )}
      </section>
      <div className={styles.side}>
        <OwnCases of={phone} />
      </div>
    </div>
  )
}
