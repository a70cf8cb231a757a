'use client'

import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { toast } from '@/lib/client/toast-store'
import { QUESTION_MAX, questionError } from '@/lib/shared/goods/goods-talk'

interface Props {
  goodsSn: string
  open: boolean
  onClose: () => void
  /** The question as stored, without contacts. */
  onSent: (question: string) => void
}

/** Form for a question to the seller before buying. */
export function AskDialog({ goodsSn, open, onClose, onSent }: Props) {
  const intent = useIntent()
  const form = useForm({
    id: 'ask',
    start: { content: '' },
    validate: ({ content }) => ({ content: questionError(content) || undefined }),
    send: async ({ content }) => {
      const input = { goodsSn, content: content.trim() }
      const { question } = await call('POST /question/ask', input, {
        idempotencyKey: intent.keyOf(JSON.stringify(input)),
      })
      intent.forget()
      form.reset()
      onSent(question)
      toast({ text: '问题已发给卖家' })
      onClose()
    },
  })
  return (
    <Dialog open={open} title="我要提问" size="m" onClose={onClose}>
      <form className="dialog-text dialog-stack" noValidate onSubmit={(event) => void form.submit(event)}>
        <Field {...form.field('content')} label="问题" hint="卖家回答后所有人可见；QQ、微信、手机号会被隐藏" isCounted>
          <textarea className="input" rows={4} maxLength={QUESTION_MAX} {...form.input('content')} />
        </Field>
        <FormAlert form={form} />
        <SubmitButton kind="primary" block loading={form.busy}>
          提交问题
        </SubmitButton>
      </form>
    </Dialog>
  )
}
