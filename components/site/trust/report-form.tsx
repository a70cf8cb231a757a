'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Alert } from '@/components/ui/kit/alert'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useProfile } from '@/lib/client/hooks/use-profile'
import { normalAccount } from '@/lib/shared/normalize/account'
import { normalCode } from '@/lib/shared/normalize/code'
import { ACCOUNT_KINDS, BLACK_REASONS, type BlackReason, STORY_MAX } from '@/lib/shared/trade/trust'
import { Refused } from './refused'
import { reportErrors, startOfReport } from './report-draft'
import { Sent } from './sent'
import styles from './trust.module.css'
import { TrustEvidence } from './trust-evidence'

export interface GameChoice {
  id: number
  name: string
}

export function ReportForm({ games }: { games: readonly GameChoice[] }) {
  const [dueTime, setDueTime] = useState('')
  const intent = useIntent()
  const form = useForm({
    start: () => startOfReport(location.search),
    validate: reportErrors,
    send: async ({ mayPublish, reason, orderSn, evidence, ...texts }) => {
      const input = {
        ...texts,
        evidence: evidence.join(','),
        orderSn,
        reason: reason as BlackReason,
        mayPublish: mayPublish ? '1' : '0',
      } as const
      const answer = await call('POST /black/releaseBlack', input, {
        idempotencyKey: intent.keyOf(JSON.stringify(input)),
      })
      intent.forget()
      setDueTime(answer.dueTime)
    },
  })
  const isUnverified = useProfile()?.authStatus === 0
  if (dueTime) return <Sent title="举报已提交" dueTime={dueTime} />
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      {isUnverified ? (
        <Alert kind="warn">
          举报需要先完成实名认证。
          <a className="link" href="/center/myself/identityAuthentication">
            去认证
          </a>
        </Alert>
      ) : null}
      <div className={styles.pair}>
        <Field {...form.field('kind')} label="账号类型" required>
          <select className="input" {...form.input('kind')}>
            {Object.entries(ACCOUNT_KINDS).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field {...form.field('content')} label="被举报账号" required hint="只保存摘要和打码后的文字">
          <input className="input" autoComplete="off" spellCheck={false} {...form.input('content', normalAccount)} />
        </Field>
        <Field {...form.field('reason')} label="举报原因" required>
          <select className="input" {...form.input('reason')}>
            <option value="">请选择</option>
            {Object.entries(BLACK_REASONS).map(([reason, { name }]) => (
              <option key={reason} value={reason}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field {...form.field('gameId')} label="相关游戏">
          <select className="input" {...form.input('gameId')}>
            <option value="">不限</option>
            {games.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <Field {...form.field('story')} label="事情经过" required hint="写明时间、经过和金额" isCounted>
        <textarea className="input" rows={6} maxLength={STORY_MAX} {...form.input('story')} />
      </Field>
      <TrustEvidence {...form.field('evidence')} onChange={(evidence) => form.change({ evidence })} />
      <Field {...form.field('orderSn')} label="站内订单号" hint="与你自己的订单有关时填写，便于关联对方">
        <input className="input num" autoComplete="off" {...form.input('orderSn', normalCode)} />
      </Field>
      <label className="check">
        <input type="checkbox" {...form.checkbox('mayPublish')} />
        处理后，同意隐去个人信息公示案情
      </label>
      <Refused form={form} />
      <SubmitButton kind="primary" size="lg" loading={form.busy}>
        提交举报
      </SubmitButton>
    </form>
  )
}
