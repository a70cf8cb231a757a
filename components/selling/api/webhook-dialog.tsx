'use client'

import { Field, FieldError } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { useForm } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { Dialog } from '@/components/ui/overlays/dialog'
import { eventsFor, WEBHOOK_EVENTS, type WebhookEvent } from '@/lib/shared/people/webhooks'
import styles from './api.module.css'
import type { Webhook, WebhookApi } from './webhook-api'

interface Props {
  api: WebhookApi
  /** null: a new one. */
  webhook: Webhook | null
  onClose: () => void
  /** With the secret of a new one. */
  onSaved: (secret?: string) => void
}

/** Address and events of an endpoint. */
export function WebhookDialog({ api, webhook, onClose, onSaved }: Props) {
  const known = eventsFor(api.owner)
  const form = useForm({
    id: 'webhook',
    start: { url: webhook?.url ?? '', events: webhook?.events ?? (['order.paid'] as WebhookEvent[]) },
    validate: ({ url, events }) => ({
      url: url.trim() ? undefined : '请填写推送地址',
      events: events.length > 0 ? undefined : '请至少选择一个事件',
    }),
    send: async ({ url, events }) => {
      const input = { url: url.trim(), events: events.join() }
      if (webhook) {
        await api.change({ webhookId: String(webhook.webhookId), ...input })
        return onSaved()
      }
      onSaved((await api.create(input)).secret)
    },
  })
  const { events } = form.fields
  const toggle = (event: WebhookEvent) =>
    form.change({ events: events.includes(event) ? events.filter((one) => one !== event) : [...events, event] })
  const { error } = form.field('events')
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
        <fieldset
          className={styles.scopes}
          id="webhook-events"
          tabIndex={-1}
          aria-describedby={error ? 'webhook-events-e' : undefined}
        >
          <legend>
            事件
            <span className="req" aria-hidden="true">
              {' '}
              *
            </span>
          </legend>
          {known.map((event) => (
            <label key={event} className="check">
              <input type="checkbox" checked={events.includes(event)} onChange={() => toggle(event)} />
              {WEBHOOK_EVENTS[event].label}
            </label>
          ))}
          <FieldError id="webhook-events" error={error} />
        </fieldset>
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
