'use client'

import { useState } from 'react'
import { evidenceError } from '@/components/ui/forms/evidence-error'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { toast } from '@/lib/client/toast-store'
import { CASE_TEXT, LEAST_TEXT } from '@/lib/shared/trade/service-cases'
import { CasePictures } from './case-pictures'
import styles from './cases.module.css'

const WAYS = {
  reply: { label: '补充说明', least: 1, hint: '写给处理人，可以附截图', button: '发送', done: '已发送' },
  appeal: {
    label: '申诉说明',
    least: LEAST_TEXT,
    hint: '写清哪里与事实不符，有哪些凭证。只能申诉一次',
    button: '提交申诉',
    done: '申诉已提交',
  },
  counter: {
    label: '不侵权声明',
    least: LEAST_TEXT,
    hint: '写清商品内容的来源，上传原图、授权等凭证。会转给权利人，只能提交一次',
    button: '提交声明',
    done: '声明已提交',
  },
} as const

interface Props {
  way: keyof typeof WAYS
  caseSn: string
  /** Of a counter-notice. */
  goodsSn?: string
  onSent: () => void
}

/** A message to the handler, or the one appeal. */
export function CaseWriting({ way, caseSn, goodsSn = '', onSent }: Props) {
  const { label, least, hint, button, done } = WAYS[way]
  const intent = useIntent()
  /** Incremented with each message, so that the next one starts without pictures. */
  const [turn, setTurn] = useState(0)
  const form = useForm({
    id: `case-${way}`,
    start: { text: '', pictures: [] as string[] },
    validate: ({ text, pictures }) => ({
      text: text.trim().length < least ? `请填写${label}${least > 1 ? `，至少 ${least} 个字` : ''}` : undefined,
      pictures: evidenceError(pictures),
    }),
    send: async (fields) => {
      const pictures = JSON.stringify(fields.pictures)
      const options = { idempotencyKey: intent.keyOf(`${way} ${fields.text} ${pictures}`) }
      const statement = fields.text
      if (way === 'reply') await call('POST /case/reply', { caseSn, text: statement, pictures }, options)
      else if (way === 'appeal') await call('POST /case/appeal', { caseSn, statement, pictures }, options)
      else await call('POST /case/counter', { caseSn, goodsSn, statement, pictures }, options)
      intent.forget()
      form.change({ text: '', pictures: [] })
      setTurn((n) => n + 1)
      toast({ text: done })
      onSent()
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <Field {...form.field('text')} label={label} required={least > 1} isCounted hint={hint}>
        <textarea className="input" rows={4} maxLength={CASE_TEXT} {...form.input('text')} />
      </Field>
      <CasePictures
        key={turn}
        {...form.field('pictures')}
        label="上传凭证"
        hint="可上传聊天记录、付款记录等截图"
        isOptional
        onChange={(pictures) => form.change({ pictures })}
      />
      <FormAlert form={form} />
      <SubmitButton kind="primary" loading={form.busy}>
        {button}
      </SubmitButton>
    </form>
  )
}
