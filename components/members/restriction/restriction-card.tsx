'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { onDemand } from '@/components/ui/kit/on-demand'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { Tag } from '@/components/ui/kit/tag'
import type { OwnRestriction } from '@/lib/contract/entities/restriction'
import { yuanText } from '@/lib/shared/money/money'
import { kindsText, RESTRICTION_APPEAL_HOURS, RESTRICTION_EFFECTS } from '@/lib/shared/people/restrictions'
import { AppealView } from './appeal-view'
import styles from './restriction.module.css'

const AppealForm = onDemand(() => import('./appeal-form').then((file) => file.AppealForm), <SkeletonRows rows={3} />)

interface Props {
  restriction: OwnRestriction
  onAppealed: () => void
}

/** One restriction: what, why, until when, and its appeal. */
export function RestrictionCard({ restriction, onAppealed }: Props) {
  const [open, setOpen] = useState(false)
  const { kinds, held, clause, clauseText, reason, fromTime, untilTime, renewals, state, stateName } = restriction
  const isActive = state === 'active'
  const isHeld = Number(held) > 0
  const what = [kinds.length > 0 ? `限制${kindsText(kinds)}` : '', isHeld ? `冻结 ${yuanText(held)}` : '']
  return (
    <article className={styles.card} aria-label={what.filter(Boolean).join('，')}>
      <h3>
        {what.filter(Boolean).join('，')}
        <Tag kind={isActive ? 'danger' : undefined}>{stateName}</Tag>
      </h3>
      {isActive ? (
        <ul className={styles.effects}>
          {kinds.map((kind) => (
            <li key={kind}>{RESTRICTION_EFFECTS[kind]}</li>
          ))}
          {isHeld ? <li>{`余额中的 ${yuanText(held)} 不能提现和付款，其余余额照常使用。`}</li> : null}
        </ul>
      ) : null}
      <dl className={styles.facts}>
        <div>
          <dt>原因</dt>
          <dd>{reason}</dd>
        </div>
        <div>
          <dt>依据</dt>
          <dd>{`${clause}：${clauseText}`}</dd>
        </div>
        <div>
          <dt>期限</dt>
          <dd className="num">
            {`${fromTime.slice(0, 16)} 至 ${untilTime.slice(0, 16)}`}
            {renewals > 0 ? `（已延长 ${renewals} 次）` : ''}
          </dd>
        </div>
        {restriction.endTime ? (
          <div>
            <dt>结束</dt>
            <dd>
              <span className="num">{restriction.endTime.slice(0, 16)}</span>
              {restriction.endReason ? ` ${restriction.endReason}` : ''}
            </dd>
          </div>
        ) : null}
      </dl>
      {restriction.appeal ? <AppealView appeal={restriction.appeal} /> : null}
      {restriction.canAppeal && !open ? (
        <div className={styles.appealStart}>
          <Button onClick={() => setOpen(true)}>申诉</Button>
          <p className="muted">{`每条限制可申诉一次，由没有参与的员工在 ${RESTRICTION_APPEAL_HOURS} 小时内处理。`}</p>
        </div>
      ) : null}
      {restriction.canAppeal && open ? (
        <AppealForm restrictionId={restriction.restrictionId} onSent={onAppealed} onClose={() => setOpen(false)} />
      ) : null}
    </article>
  )
}
