'use client'

import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { lazyCall } from '@/lib/client/lazy-call'
import { hasToken } from '@/lib/client/visitor'
import type { RulingRow } from '@/lib/contract/entities/ruling'
import { BLACK_RESULT, BLACK_TEXT, NO_BLACK_CONTENT, RULING_STATES } from '@/lib/shared/trust'
import styles from './trust.module.css'
import { Verdict } from './verdict'

const PLEASE_LOG_IN = '请先登录'

/** Exact-match blacklist lookup for members; a visitor is told to log in. */
export function BlackLookup() {
  const id = useId()
  const [content, setContent] = useState('')
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<{ result: number; list: RulingRow[] } | null>(null)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setAnswer(null)
    const problem = !content.trim() ? NO_BLACK_CONTENT : hasToken() ? '' : PLEASE_LOG_IN
    setFault(problem)
    if (problem) return document.getElementById(id)?.focus()
    setBusy(true)
    try {
      setAnswer(await lazyCall('GET /black/checkBlack', { content: content.trim() }, { notMsg: true }))
    } catch (error) {
      setFault(error instanceof Error ? error.message : '网络超时')
    } finally {
      setBusy(false)
    }
  }
  const handleChange = (text: string) => {
    setContent(text)
    setFault('')
    setAnswer(null)
  }
  return (
    <form className={styles.check} noValidate onSubmit={handleSubmit}>
      <Field id={id} label="QQ、微信、手机号或游戏账号" error={fault} hint="须与对方账号完全一致，系统不做模糊匹配">
        <input
          className="input input-lg"
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          placeholder="请输入完整账号"
          value={content}
          onChange={(event) => handleChange(event.target.value)}
        />
      </Field>
      {fault === PLEASE_LOG_IN ? <LogInLink /> : null}
      <Button type="submit" kind="primary" size="lg" block loading={busy}>
        查询黑名单
      </Button>
      <div aria-live="polite">{answer ? <Result {...answer} /> : null}</div>
    </form>
  )
}

function LogInLink() {
  const returnUrl = encodeURIComponent(location.pathname + location.search)
  return (
    <a className="btn btn-soft" href={`/login?returnUrl=${returnUrl}`}>
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
            查看裁定
          </a>
        </p>
      </Verdict>
    )
  if (result === BLACK_RESULT.clean)
    return <Verdict kind="good" title={title} text="没有记录不等于没有风险，请在平台内付款，并由客服陪同交易。" />
  return <Verdict kind="unsure" title={title} text="这段文字不是完整的账号，没有进行比对。" />
}
