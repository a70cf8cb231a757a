'use client'

import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { useForm } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { Dialog } from '@/components/ui/overlays/dialog'
import type { KeyMode } from '@/lib/shared/people/api-keys'
import { eventsFor, WEBHOOK_EVENTS, type WebhookEvent } from '@/lib/shared/people/webhooks'
import { CheckList } from './check-list'
import { ModeChoice } from './mode-choice'
import type { Webhook, WebhookApi } from './webhook-api'

interface Props {
  api: WebhookApi
  /** That a new one can be of. */
  modes: readonly KeyMode[]
  /** null: a new one. */
  webhook: Webhook | null
  onClose: () => void
  /** With the secret of a new one. */
  onSaved: (secret?: string) => void
}

/** Address and events of an endpoint. */
export function WebhookDialog({ api, modes, webhook, onClose, onSaved }: Props) {
  const known = eventsFor(api.owner)
  const form = useForm({
    id: 'webhook',
    start: {
      mode: webhook?.mode ?? modes[0] ?? 'live',
      url: webhook?.url ?? '',
      events: webhook?.events ?? (['order.paid'] as WebhookEvent[]),
    },
    validate: ({ url, events }) => ({
      url: url.trim() ? undefined : '请填写推送地址',
      events: events.length > 0 ? undefined : '请至少选择一个事件',
    }),
    send: async ({ mode, url, events }) => {
      const input = { url: url.trim(), events: events.join() }
      if (webhook) {
        await api.change(webhook, input)
        return onSaved()
      }
      onSaved((await api.create(mode, input)).secret)
    },
  })
  const { events } = form.fields
  const title = webhook ? '修改推送地址' : '添加推送地址'
  const hasAll = events.length === known.length
  return (
    <Dialog
      open
      title={title}
      size="m"
      onClose={onClose}
      footer={<FormFoot form={form} label={webhook ? '保存' : '添加'} onClose={onClose} />}
    >
      <form className="dialog-text dialog-stack" noValidate onSubmit={(event) => void form.submit(event)}>
        {!webhook && modes.length > 1 ? (
          <ModeChoice id="webhook" value={form.fields.mode} onChange={(mode) => form.change({ mode })} />
        ) : null}
        <Field
          {...form.field('url')}
          label="推送地址"
          required
          hint="公网可以访问的 https 地址，5 秒内返回 2xx 即为收到"
        >
          <input
            className="input"
            type="url"
            inputMode="url"
            maxLength={500}
            autoComplete="off"
            placeholder="https://example.com/webhook"
            data-autofocus
            {...form.input('url')}
          />
        </Field>
        <CheckList
          id="webhook-events"
          label="事件"
          options={known.map((value) => ({ value, label: WEBHOOK_EVENTS[value].label }))}
          chosen={events}
          error={form.field('events').error}
          onChange={(next) => form.change({ events: next })}
        />
        <p>
          <Button size="sm" onClick={() => form.change({ events: hasAll ? [] : [...known] })}>
            {hasAll ? '取消全选' : '全选事件'}
          </Button>
        </p>
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
