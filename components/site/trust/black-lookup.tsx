'use client'

import { useId, useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { lazyCall } from '@/lib/client/lazy-call'
import { toast } from '@/lib/client/toast-store'
import { hasToken } from '@/lib/client/visitor'
import type { RulingRow } from '@/lib/contract/entities/ruling'
import { loginPath } from '@/lib/shared/people/login-path'
import { BLACK_RESULT, BLACK_TEXT, NO_BLACK_CONTENT, RULING_STATES } from '@/lib/shared/trade/trust'
import styles from './trust.module.css'
import { Verdict } from './verdict'

/** Exact-match blacklist lookup for members; visitors are asked to log in. */
export function BlackLookup() {
  /** Shown until the input changes. */
  const [answer, setAnswer] = useState<{ content: string; result: number; list: RulingRow[] } | null>(null)
  const [isStranger, setIsStranger] = useState(false)
  const form = useForm({
    id: useId(),
    start: { content: '' },
    validate: ({ content }) => ({ content: content.trim() ? undefined : NO_BLACK_CONTENT }),
    send: async (typed) => {
      setAnswer(null)
      setIsStranger(!hasToken())
      if (!hasToken()) return toast({ kind: 'warn', text: '请先登录' })
      const content = typed.content.trim()
      setAnswer({ content, ...(await lazyCall('GET /black/checkBlack', { content })) })
    },
  })
  const { id, error = form.refusal?.message } = form.field('content')
  const isAnswered = answer !== null && answer.content === form.fields.content.trim()
  return (
    <form className={styles.check} noValidate onSubmit={(event) => void form.submit(event)}>
      <Field id={id} label="QQ、微信、手机号或游戏账号" error={error} hint="须与对方账号完全一致，系统不做模糊匹配">
        <input
          className="input input-lg"
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          placeholder="请输入完整账号"
          {...form.input('content')}
        />
      </Field>
      {isStranger ? <LogInLink /> : null}
      <SubmitButton kind="primary" size="lg" block loading={form.busy}>
        查询黑名单
      </SubmitButton>
      <div aria-live="polite">{isAnswered ? <Result {...answer} /> : null}</div>
    </form>
  )
}

function LogInLink() {
  return (
    <a className="btn btn-soft" href={loginPath(location.pathname + location.search)}>
      登录后查询
    </a>
  )
}

function Result({ result, list }: { result: number; list: RulingRow[] }) {
  const title = BLACK_TEXT[result] ?? ''
  const [ruling] = list
  if (result === BLACK_RESULT.black && ruling)
    return (
      <Verdict
        kind="bad"
        title={title}
        text={`${ruling.subjectKindName} ${ruling.subject}，涉${ruling.reasonName}，${ruling.decideTime.slice(0, 10)} 列入`}
      >
        <p>
          {ruling.state === 'final' ? '' : `${RULING_STATES[ruling.state]}。`}
          <a className="link" href={`/black/${ruling.code}`}>
            查看处理结果
          </a>
        </p>
      </Verdict>
    )
  if (result === BLACK_RESULT.clean)
    return <Verdict kind="good" title={title} text="没有记录不等于没有风险，请在平台内付款和交付，不要私下交易。" />
  return <Verdict kind="unsure" title={title} text="这段文字不是完整的账号，没有进行比对。" />
}
