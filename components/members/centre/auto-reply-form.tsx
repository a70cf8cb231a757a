'use client'

import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import { AUTO_REPLY_HOURS, AUTO_REPLY_MAX } from '@/lib/shared/trade/auto-reply'
import styles from './questions.module.css'

/** The reply that buyers get while the seller is away. */
export function AutoReply() {
  const { data, slow, error, reload } = useLoad('auto reply', () => call('GET /im/autoReply', {}))
  return (
    <details className={styles.auto}>
      <summary>
        自动回复
        <span className="muted">{data ? (data.isOn ? '已开启' : '未开启') : ''}</span>
      </summary>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={2} /> : null}
      {data ? <AutoReplyForm key={data.text} start={data} onSaved={reload} /> : null}
    </details>
  )
}

interface FormProps {
  start: { isOn: boolean; text: string }
  onSaved: () => Promise<void>
}

function AutoReplyForm({ start, onSaved }: FormProps) {
  const form = useForm({
    id: 'auto-reply',
    start,
    validate: ({ text, isOn }) => ({ text: isOn && !text.trim() ? '请填写回复内容' : undefined }),
    send: async ({ text, isOn }) => {
      await call('POST /im/saveAutoReply', { isOn: isOn ? '1' : '0', text: text.trim() })
      toast({ text: isOn ? '自动回复已开启' : '自动回复已关闭' })
      await onSaved()
    },
  })
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <p className="muted">
        {`买家在订单群聊或商品问答里先找你时，系统替你回复一次。同一个买家 ${AUTO_REPLY_HOURS} 小时内最多一次，会标明“自动回复”，不计入你的回复时间。`}
      </p>
      <label className="check">
        <input type="checkbox" {...form.checkbox('isOn')} />
        <span>开启自动回复</span>
      </label>
      <Field {...form.field('text')} label="回复内容" hint="写上在线时间和常见问题；联系方式会被隐藏" isCounted>
        <textarea className="input" rows={3} maxLength={AUTO_REPLY_MAX} {...form.input('text')} />
      </Field>
      <FormAlert form={form} />
      <div>
        <SubmitButton kind="primary" loading={form.busy}>
          保存
        </SubmitButton>
      </div>
    </form>
  )
}
