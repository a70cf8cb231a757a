'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import styles from './own.module.css'

type Renters = OutputOf<ApiContract['GET /rental/renters']>

const REASONS = ['超时归还', '违反号主要求', '改密码或绑定', '恶意反馈不符', '沟通困难'] as const

/** Renters to whom the owner does not rent out any more, and the form that adds one. */
export function RefusedRenters() {
  const [isOpen, setOpen] = useState(false)
  const { data, error, reload } = useLoad(isOpen ? 'renters' : null, () => call('GET /rental/renters', {}))
  const [busy, setBusy] = useState(0)
  const handleAccept = async (renterId: number) => {
    setBusy(renterId)
    try {
      await call('POST /rental/acceptRenter', { renterId: String(renterId) }, { loud: true })
      toast({ text: '已移除，可以再次租用' })
    } catch {
      // shown already
    }
    setBusy(0)
    await reload()
  }
  return (
    <details className={styles.renters} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>拒租名单</summary>
      <p className="muted">名单里的租客不能租你的任何账号。对方只会看到“该账号暂不接受你的租用”，看不到原因。</p>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      <ul className={styles.periods}>
        {data?.refused.map(({ renterId, name, reason, createTime }) => (
          <li key={renterId}>
            <span>{name}</span>
            <span>{reason}</span>
            <span className="muted num">{createTime.slice(0, 16)}</span>
            <Button
              size="sm"
              loading={busy === renterId}
              aria-label={`移除 ${name}`}
              onClick={() => void handleAccept(renterId)}
            >
              移除
            </Button>
          </li>
        ))}
      </ul>
      {data ? <RefuseForm key={data.refused.length} recent={data.recent} onSaved={reload} /> : null}
    </details>
  )
}

function RefuseForm({ recent, onSaved }: { recent: Renters['recent']; onSaved: () => Promise<void> }) {
  const form = useForm({
    id: 'refuse',
    start: { renterId: String(recent[0]?.renterId ?? ''), reason: REASONS[0] as string },
    send: async (input) => {
      await call('POST /rental/refuseRenter', input)
      toast({ text: '已加入拒租名单' })
      await onSaved()
    },
  })
  if (recent.length === 0) return <p className="muted">最近没有可以加入的租客</p>
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Field {...form.field('renterId')} label="最近的租客">
        <select className="input" {...form.input('renterId')}>
          {recent.map(({ renterId, name, rentTime }) => (
            <option key={renterId} value={renterId}>
              {`${name}，${rentTime.slice(5, 16)} 租用`}
            </option>
          ))}
        </select>
      </Field>
      <Field {...form.field('reason')} label="原因（仅自己可见）">
        <select className="input" {...form.input('reason')}>
          {REASONS.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </select>
      </Field>
      <SubmitButton loading={form.busy}>加入拒租名单</SubmitButton>
      <FormAlert form={form} />
    </form>
  )
}
