'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { onDemand } from '@/components/ui/kit/on-demand'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { APPEAL_DAYS, type RulingState } from '@/lib/shared/trade/trust'
import { LogInFirst } from './log-in-first'
import styles from './trust.module.css'

const AppealForm = onDemand(() => import('./appeal-form').then((file) => file.AppealForm), <SkeletonRows rows={2} />)

interface Props {
  code: string
  isBlack: boolean
  state: RulingState
  /** Deadline of an appeal; null: none. */
  until: string | null
}

const USED: Partial<Record<RulingState, string>> = {
  appealed: '当事人已提出申诉，正在由原审核人以外的人员复核。',
  upheld: '当事人已申诉过一次，复核后维持原处理。',
  overturned: '当事人已申诉，复核后撤销了原处理。',
}

/**
 * The appeal: who may file it, the deadline, and the form. Whether this visitor is the person concerned is decided by
 * the API.
 */
export function AppealPanel({ code, isBlack, state, until }: Props) {
  const visitor = useVisitor()
  const [open, setOpen] = useState(false)
  const used = USED[state]
  const limit = until ? `处理后 ${APPEAL_DAYS} 天内（${until.slice(0, 10)} 前）` : '处理结果有效期间'
  return (
    <section className={styles.appeal} aria-labelledby="appeal-h">
      <h2 id="appeal-h">申诉</h2>
      <p>{used ?? `只有当事人可以申诉，${limit}限一次，由原审核人以外的人员复核。`}</p>
      {used ? null : (
        <>
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            我是当事人，提出申诉
          </Button>
          {open ? (
            visitor ? (
              <AppealForm code={code} isBlack={isBlack} />
            ) : (
              <LogInFirst text="登录并完成实名认证后可以申诉" returnUrl={location.pathname + location.search} />
            )
          ) : null}
        </>
      )}
    </section>
  )
}
