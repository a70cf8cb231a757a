'use client'

import { Field, FieldError } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { PinField } from '@/components/ui/forms/pin-field'
import { useForm } from '@/components/ui/forms/use-form'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { API_SCOPE_NAMES, API_SCOPES, type ApiScope } from '@/lib/shared/people/api-keys'
import { fieldError } from '@/lib/shared/people/field-rules'
import styles from './api.module.css'

interface Props {
  onClose: () => void
  onCreated: (key: string) => void
}

/** Name, permissions and addresses of a new key; the pay password proves who creates it. */
export function KeyDialog({ onClose, onCreated }: Props) {
  const form = useForm({
    id: 'key',
    start: { name: '', scopes: ['goods.read', 'orders.read'] as ApiScope[], addresses: '', payPassword: '' },
    validate: ({ name, scopes, payPassword }) => ({
      name: name.trim() ? undefined : '请填写密钥名称',
      scopes: scopes.length > 0 ? undefined : '请至少选择一项权限',
      payPassword: fieldError('payPassword', payPassword),
    }),
    send: async ({ name, scopes, addresses, payPassword }) => {
      const list = addresses.split(/[\s,，、;；]+/).filter(Boolean)
      const { key } = await call('POST /apiKey/create', {
        name: name.trim(),
        scopes: scopes.join(),
        addresses: list.join() || undefined,
        payPassword,
      })
      onCreated(key)
    },
  })
  const { scopes } = form.fields
  const toggle = (scope: ApiScope) =>
    form.change({ scopes: scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope] })
  const { error } = form.field('scopes')
  return (
    <Dialog
      open
      title="新建密钥"
      size="m"
      onClose={onClose}
      footer={<FormFoot form={form} label="新建密钥" onClose={onClose} />}
    >
      <form className="dialog-text dialog-stack" noValidate onSubmit={(event) => void form.submit(event)}>
        <Field {...form.field('name')} label="名称" required hint="写给自己看，例如用它的程序">
          <input className="input" maxLength={30} autoComplete="off" data-autofocus {...form.input('name')} />
        </Field>
        <fieldset
          className={styles.scopes}
          id="key-scopes"
          tabIndex={-1}
          aria-describedby={error ? 'key-scopes-e' : undefined}
        >
          <legend>
            权限
            <span className="req" aria-hidden="true">
              {' '}
              *
            </span>
          </legend>
          {API_SCOPE_NAMES.map((scope) => (
            <label key={scope} className="check">
              <input type="checkbox" checked={scopes.includes(scope)} onChange={() => toggle(scope)} />
              {API_SCOPES[scope]}
            </label>
          ))}
          <FieldError id="key-scopes" error={error} />
        </fieldset>
        <Field
          {...form.field('addresses')}
          label="允许的 IP 地址"
          hint="每行一个，例如 203.0.113.8 或 203.0.113.0/24；不填则不限"
        >
          <textarea className="input num" rows={2} maxLength={1200} {...form.input('addresses')} />
        </Field>
        <PinField form={form} />
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
