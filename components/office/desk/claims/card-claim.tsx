'use client'

import { Button } from 'antd'
import { useState } from 'react'
import said from '@/components/office/checks/said-list.module.css'
import { clockState } from '@/components/office/desk/clock-name'
import styles from '@/components/office/desk/desk.module.css'
import { RecoveredDialog } from '@/components/office/desk/recovered-dialog'
import { useRail } from '@/components/office/desk/use-rail'
import { ClockFigure, purposeOf } from '@/components/ui/kit/clock'
import type { DeskClaim } from '@/lib/contract/entities/claim'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import { yuanText } from '@/lib/shared/money/money'
import { FILED_STAGE_NAMES, isBan } from '@/lib/shared/trade/claims'
import { ClaimDecision } from './claim-decision'
import { useTakeClaim } from './use-take-claim'

interface Props {
  claim: DeskClaim
  desk: Pick<DeskOrder, 'lead' | 'isMine' | 'mayLead' | 'order'>
  loadedAt: number
  onChanged: () => unknown
}

/** A claim of the order: its reason, what it may pay, its time, and the one thing to do. */
export function CardClaim({ claim, desk, loadedAt, onChanged }: Props) {
  const me = useRail().data?.me.userId
  const [isOpen, setOpen] = useState(false)
  const { stage, clock, kind, kindName, coverName, statement, most, handler, appeal, decisions } = claim
  const close = () => setOpen(false)
  const taking = useTakeClaim(claim, desk, { onChanged, onTaken: () => setOpen(true) })
  const facts: [string, string][] = [
    ['原因', statement],
    ['最多赔', yuanText(most)],
    ['理赔处理人', handler?.name ?? '还没有'],
    ...decisions.flatMap(({ granted, pay, finding, rule, facts: stated }): [string, string][] => [
      ['审核结果', granted ? `通过，赔付 ${yuanText(pay)}` : '未通过'],
      ...(finding ? [['封禁原因', finding] as [string, string]] : []),
      ['引用规则', rule],
      ['认定的事实', stated],
    ]),
    ...(appeal ? [['申诉', appeal.note] as [string, string]] : []),
  ]
  const isMine = handler?.id === me || stage !== 'review'
  const act = stage === 'review' ? '审核' : stage === 'recovering' ? (isBan(kind) ? '确认已解封' : '确认已归还') : null
  return (
    <section className={styles.dispute} aria-label="理赔">
      <h2>
        理赔
        <small>{`${kindName} · ${coverName}`}</small>
      </h2>
      <p className={styles.turn}>
        <b>{stage === 'draft' ? '' : FILED_STAGE_NAMES[stage]}</b>
        {clock ? (
          <span className={styles.sla} data-state={clockState(clock)}>
            <small>{purposeOf(clock.label)}</small>
            <ClockFigure deadline={{ ...clock, stopped: false }} loadedAt={loadedAt} />
          </span>
        ) : null}
      </p>
      <dl className={said.said}>
        {facts.map(([label, text]) => (
          <div key={`${label} ${text}`}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {act ? (
        <div className={styles.rule}>
          <Button
            type={stage === 'review' ? 'primary' : 'default'}
            loading={taking.isTaking}
            onClick={() => (isMine ? setOpen(true) : void taking.take())}
          >
            {isMine ? act : '接手并审核'}
          </Button>
          {taking.dialog}
        </div>
      ) : null}
      {isOpen && stage === 'review' ? (
        <ClaimDecision claim={claim} order={desk.order} onClose={close} onChanged={onChanged} />
      ) : null}
      {isOpen && stage === 'recovering' ? (
        <RecoveredDialog claim={claim} onClose={close} onChanged={onChanged} />
      ) : null}
    </section>
  )
}
