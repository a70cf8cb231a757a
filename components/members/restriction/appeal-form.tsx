'use client'

import { evidenceError } from '@/components/ui/forms/evidence-error'
import { EvidenceField } from '@/components/ui/forms/evidence-field'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { toast } from '@/lib/client/toast-store'
import { RESTRICTION_PICTURES } from '@/lib/shared/people/restrictions'
import styles from './restriction.module.css'

const LEAST = 10
const MOST = 1000

interface Props {
  restrictionId: number
  onSent: () => void
  onClose: () => void
}

/** The one appeal against a restriction: a statement and pictures. */
export function AppealForm({ restrictionId, onSent, onClose }: Props) {
  const intent = useIntent()
  const form = useForm({
    id: `appeal-${restrictionId}`,
    start: { statement: '', pictures: [] as string[] },
    validate: ({ statement, pictures }) => ({
      pictures: evidenceError(pictures),
      statement: statement.trim().length < LEAST ? `请写明情况，至少 ${LEAST} 个字` : undefined,
    }),
    send: async ({ statement, pictures }) => {
      const input = { restrictionId: String(restrictionId), statement, pictures: JSON.stringify(pictures) }
      await call('POST /user/appealRestriction', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
      intent.forget()
      toast({ text: '申诉已提交' })
      onSent()
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <Field {...form.field('statement')} label="申诉说明" required isCounted hint="写清哪里与事实不符，有哪些凭证">
        <textarea className="input" rows={5} maxLength={MOST} {...form.input('statement')} />
      </Field>
      <EvidenceField
        {...form.field('pictures')}
        label="上传凭证"
        max={RESTRICTION_PICTURES}
        isOptional
        hint="可上传登录记录、聊天记录、付款记录等截图"
        onChange={(pictures) => form.change({ pictures })}
      />
      <FormAlert form={form} />
      <div className={styles.formFoot}>
        <SubmitButton kind="primary" loading={form.busy}>
          提交申诉
        </SubmitButton>
        <Button onClick={onClose}>返回</Button>
      </div>
    </form>
  )
}
