'use client'

import { type FormEvent, useId, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Segment } from '@/components/ui/segment'
import { lazyCall } from '@/lib/client/lazy-call'
import { SERVICE_ID_MAX, VERIFY_KINDS, type VerifyKind, verifiedText, verifyFault } from '@/lib/shared/trust'
import styles from './trust.module.css'
import { Verdict } from './verdict'

interface Answer {
  value: string
  isGenuine: boolean
  about: string
}

/** Is this contact really ours? Says so, and what to do next. */
export function VerifyForm() {
  const id = useId()
  const [kind, setKind] = useState<VerifyKind>(1)
  const [value, setValue] = useState('')
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const change = (next: { kind?: VerifyKind; value?: string }) => {
    if (next.kind) setKind(next.kind)
    setValue(next.value ?? (next.kind ? '' : value))
    setFault('')
    setAnswer(null)
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const typed = value.trim()
    const problem = verifyFault(kind, typed)
    setAnswer(null)
    setFault(problem)
    if (problem) return document.getElementById(id)?.focus()
    setBusy(true)
    try {
      const found = await lazyCall(
        'GET /cusSer/queryVerifyCustomer',
        { queryType: `${kind}`, queryValue: typed },
        { notMsg: true },
      )
      const isGenuine = Object.keys(found).length > 0
      setAnswer({ value: typed, isGenuine, about: isGenuine ? `${found.name}，${found.since} 起在岗` : '' })
    } catch (error) {
      setFault(error instanceof Error ? error.message : '网络超时')
    } finally {
      setBusy(false)
    }
  }
  const isQq = kind === 1
  return (
    <form className={styles.check} noValidate onSubmit={handleSubmit}>
      <Segment label="客服联系方式" value={kind} options={VERIFY_KINDS} onChange={(next) => change({ kind: next })} />
      <Field id={id} label={isQq ? '客服QQ号' : '客服微信号'} error={fault}>
        <input
          className="input input-lg"
          inputMode={isQq ? 'numeric' : 'text'}
          maxLength={SERVICE_ID_MAX}
          autoComplete="off"
          spellCheck={false}
          placeholder={isQq ? '对方的QQ号，5到10位数字' : '对方的微信号，不是昵称'}
          value={value}
          onChange={(event) => change({ value: event.target.value })}
        />
      </Field>
      <Button type="submit" kind="primary" size="lg" block loading={busy}>
        立即验真
      </Button>
      <div aria-live="polite">
        {answer ? (
          <Verdict
            kind={answer.isGenuine ? 'good' : 'bad'}
            title={verifiedText(answer.value, answer.isGenuine)}
            text={answer.about}
          >
            {answer.isGenuine ? (
              <Alert kind="warn">真客服也不会索要密码和验证码，更不会要求私下转账。</Alert>
            ) : (
              <p>
                请勿付款、勿提供验证码。
                <a className="link" href="/black/releaseBlack">
                  去举报
                </a>
              </p>
            )}
          </Verdict>
        ) : null}
      </div>
    </form>
  )
}
