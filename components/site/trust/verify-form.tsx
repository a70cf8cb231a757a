'use client'

import { useId, useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Alert } from '@/components/ui/kit/alert'
import { Segment } from '@/components/ui/kit/segment'
import { toast } from '@/lib/client/toast-store'
import { normalContact } from '@/lib/shared/trade/trust'
import { PictureCheck } from './picture-check'
import styles from './trust.module.css'
import { Verdict } from './verdict'
import { CHECK_INPUTS, CHECK_KINDS, type CheckAnswer, type CheckKind, checkClaim, checkError } from './verify-checks'

/** Checks whether a contact is genuine, and shows the result with the next steps. */
export function VerifyForm() {
  /** Shown until the input changes. */
  const [answer, setAnswer] = useState<CheckAnswer | null>(null)
  const form = useForm({
    id: useId(),
    start: { queryType: 1 as CheckKind, queryValue: '' },
    validate: ({ queryType, queryValue }) => ({ queryValue: checkError(queryType, queryValue) || undefined }),
    send: async ({ queryType, queryValue }) => {
      setAnswer(null)
      setAnswer(await checkClaim(queryType, queryValue))
    },
  })
  const { queryType, queryValue } = form.fields
  const handleFound = async (kind: CheckKind, value: string) => {
    form.change({ queryType: kind, queryValue: value })
    setAnswer(null)
    const found = await checkClaim(kind, value).catch(
      (error: Error) => void toast({ kind: 'danger', text: error.message }),
    )
    if (found) setAnswer(found)
  }
  const input = CHECK_INPUTS[queryType]
  const { id, error = form.refusal?.message } = form.field('queryValue')
  return (
    <form className={styles.check} noValidate onSubmit={(event) => void form.submit(event)}>
      <Segment
        label="核对内容"
        value={queryType}
        options={CHECK_KINDS}
        onChange={(next) => form.change({ queryType: next, queryValue: '' })}
      />
      <Field id={id} label={input.label} error={error}>
        <input
          className="input input-lg"
          inputMode={input.mode}
          autoComplete="off"
          spellCheck={false}
          placeholder={input.placeholder}
          {...form.input('queryValue', typeof queryType === 'number' ? normalContact : undefined)}
        />
      </Field>
      <SubmitButton kind="primary" size="lg" block loading={form.busy}>
        立即验真
      </SubmitButton>
      <PictureCheck onFound={(kind, value) => void handleFound(kind, value)} />
      <div aria-live="polite">
        {answer && answer.value === queryValue ? (
          <Verdict kind={answer.isGenuine ? 'good' : 'bad'} title={answer.title} text={answer.about}>
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
