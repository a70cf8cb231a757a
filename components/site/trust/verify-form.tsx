'use client'

import { useId, useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { useForm } from '@/components/ui/forms/use-form'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { Segment } from '@/components/ui/kit/segment'
import { lazyCall } from '@/lib/client/lazy-call'
import { normalContact, VERIFY_KINDS, type VerifyKind, verifiedText, verifyError } from '@/lib/shared/trade/trust'
import styles from './trust.module.css'
import { Verdict } from './verdict'

interface Answer {
  value: string
  isGenuine: boolean
  about: string
}

/** Checks whether a contact is genuine, and shows the result with the next steps. */
export function VerifyForm() {
  /** Shown until the input changes. */
  const [answer, setAnswer] = useState<Answer | null>(null)
  const form = useForm({
    id: useId(),
    start: { queryType: 1 as VerifyKind, queryValue: '' },
    validate: ({ queryType, queryValue }) => ({ queryValue: verifyError(queryType, queryValue) || undefined }),
    send: async ({ queryType, queryValue }) => {
      setAnswer(null)
      const found = await lazyCall('GET /cusSer/queryVerifyCustomer', {
        queryType: `${queryType}`,
        queryValue,
      })
      const isGenuine = Object.keys(found).length > 0
      setAnswer({ value: queryValue, isGenuine, about: isGenuine ? `${found.name}，${found.since} 起在岗` : '' })
    },
  })
  const { queryType, queryValue } = form.fields
  const isQq = queryType === 1
  const { id, error = form.refusal?.message } = form.field('queryValue')
  return (
    <form className={styles.check} noValidate onSubmit={(event) => void form.submit(event)}>
      <Segment
        label="客服联系方式"
        value={queryType}
        options={VERIFY_KINDS}
        onChange={(next) => form.change({ queryType: next, queryValue: '' })}
      />
      <Field id={id} label={isQq ? '客服QQ号' : '客服微信号'} error={error}>
        <input
          className="input input-lg"
          inputMode={isQq ? 'numeric' : 'text'}
          autoComplete="off"
          spellCheck={false}
          placeholder={isQq ? '对方的 QQ 号，5 至 10 位数字' : '对方的微信号，不是昵称'}
          {...form.input('queryValue', normalContact)}
        />
      </Field>
      <Button type="submit" kind="primary" size="lg" block loading={form.busy}>
        立即验真
      </Button>
      <div aria-live="polite">
        {answer && answer.value === queryValue ? (
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
