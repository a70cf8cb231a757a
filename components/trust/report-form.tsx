'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { useProfile } from '@/lib/client/hooks/use-profile'
import { ACCOUNT_KINDS, ACCOUNT_MAX, BLACK_REASONS, STORY_MAX } from '@/lib/shared/trust'
import { Refused } from './refused'
import { Sent } from './sent'
import styles from './trust.module.css'
import { TrustEvidence } from './trust-evidence'
import { type ReportDraft, useReportForm } from './use-report-form'

const FIELDS = ['kind', 'content', 'gameId', 'reason', 'story', 'evidence', 'orderSn']

export interface GameChoice {
  id: number
  name: string
}

export function ReportForm({ games }: { games: readonly GameChoice[] }) {
  const { draft, change, send, dueTime, busy, refused, errorOf } = useReportForm()
  const isUnverified = useProfile()?.authStatus === 0
  if (dueTime) return <Sent title="举报已提交" dueTime={dueTime} />
  const set = (name: keyof ReportDraft) => (event: { target: { value: string } }) =>
    change({ [name]: event.target.value })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {isUnverified ? (
        <Alert kind="warn">
          举报需要先完成实名认证。
          <a className="link" href="/center/myself/identityAuthentication">
            去认证
          </a>
        </Alert>
      ) : null}
      <div className={styles.pair}>
        <Field id="kind" label="账号类型" required error={errorOf('kind')}>
          <select className="input" value={draft.kind} onChange={set('kind')}>
            {Object.entries(ACCOUNT_KINDS).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field id="content" label="被举报账号" required error={errorOf('content')} hint="只保存摘要和打码后的文字">
          <input
            className="input"
            maxLength={ACCOUNT_MAX}
            autoComplete="off"
            spellCheck={false}
            value={draft.content}
            onChange={set('content')}
          />
        </Field>
        <Field id="reason" label="举报原因" required error={errorOf('reason')}>
          <select className="input" value={draft.reason} onChange={set('reason')}>
            <option value="">请选择</option>
            {Object.entries(BLACK_REASONS).map(([reason, { name }]) => (
              <option key={reason} value={reason}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field id="gameId" label="相关游戏" error={errorOf('gameId')}>
          <select className="input" value={draft.gameId} onChange={set('gameId')}>
            <option value="">不限</option>
            {games.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <Field
        id="story"
        label="事情经过"
        required
        error={errorOf('story')}
        hint={
          <>
            写明时间、经过和金额 <span className="num">{`${draft.story.length} / ${STORY_MAX}`}</span>
          </>
        }
      >
        <textarea className="input" rows={6} maxLength={STORY_MAX} value={draft.story} onChange={set('story')} />
      </Field>
      <TrustEvidence error={errorOf('evidence')} onChange={(evidence) => change({ evidence })} />
      <Field id="orderSn" label="站内订单号" error={errorOf('orderSn')} hint="与您自己的订单有关时填写，便于关联对方">
        <input
          className="input num"
          maxLength={17}
          autoComplete="off"
          value={draft.orderSn}
          onChange={set('orderSn')}
        />
      </Field>
      <label className="check">
        <input
          type="checkbox"
          checked={draft.mayPublish}
          onChange={(event) => change({ mayPublish: event.target.checked })}
        />
        裁定后，同意隐去个人信息公示案情
      </label>
      <Refused refused={refused} fields={FIELDS} />
      <Button type="submit" kind="primary" size="lg" loading={busy}>
        提交举报
      </Button>
    </form>
  )
}
