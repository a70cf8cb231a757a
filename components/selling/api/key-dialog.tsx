'use client'

import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { PinField } from '@/components/ui/forms/pin-field'
import { useForm } from '@/components/ui/forms/use-form'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { API_SCOPES, type KeyMode } from '@/lib/shared/people/api-keys'
import { fieldError } from '@/lib/shared/people/field-rules'
import { KeyFields } from './key-fields'
import { keyErrors, keyInput } from './key-form'
import { ModeChoice } from './mode-choice'

interface Props {
  hasTestMode: boolean
  onClose: () => void
  onCreated: (key: string) => void
}

/** Name, permissions and addresses of a new key; of a live one, the pay password proves who creates it. */
export function KeyDialog({ hasTestMode, onClose, onCreated }: Props) {
  const form = useForm({
    id: 'key',
    start: {
      mode: 'live' as KeyMode,
      name: '',
      scopes: ['goods.read', 'orders.read'] as string[],
      addresses: '',
      payPassword: '',
    },
    validate: (fields) => ({
      ...keyErrors(fields),
      payPassword: fields.mode === 'test' ? undefined : fieldError('payPassword', fields.payPassword),
    }),
    send: async ({ mode, payPassword, ...fields }) => {
      const more = mode === 'test' ? { mode } : { payPassword }
      onCreated((await call('POST /apiKey/create', { ...keyInput(fields), ...more })).key)
    },
  })
  return (
    <Dialog
      open
      title="新建密钥"
      size="m"
      onClose={onClose}
      footer={<FormFoot form={form} label="新建密钥" onClose={onClose} />}
    >
      <form className="dialog-text dialog-stack" noValidate onSubmit={(event) => void form.submit(event)}>
        {hasTestMode ? (
          <ModeChoice id="key" value={form.fields.mode} onChange={(mode) => form.change({ mode })} />
        ) : null}
        <KeyFields form={form} scopes={API_SCOPES} />
        {form.fields.mode === 'live' ? <PinField form={form} /> : null}
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
