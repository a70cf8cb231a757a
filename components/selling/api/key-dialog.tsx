'use client'

import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { PinField } from '@/components/ui/forms/pin-field'
import { useForm } from '@/components/ui/forms/use-form'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { API_SCOPES } from '@/lib/shared/people/api-keys'
import { fieldError } from '@/lib/shared/people/field-rules'
import { KeyFields } from './key-fields'
import { keyErrors, keyInput } from './key-form'

interface Props {
  onClose: () => void
  onCreated: (key: string) => void
}

/** Name, permissions and addresses of a new key; the pay password proves who creates it. */
export function KeyDialog({ onClose, onCreated }: Props) {
  const form = useForm({
    id: 'key',
    start: { name: '', scopes: ['goods.read', 'orders.read'] as string[], addresses: '', payPassword: '' },
    validate: (fields) => ({ ...keyErrors(fields), payPassword: fieldError('payPassword', fields.payPassword) }),
    send: async ({ payPassword, ...fields }) =>
      onCreated((await call('POST /apiKey/create', { ...keyInput(fields), payPassword })).key),
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
        <KeyFields form={form} scopes={API_SCOPES} />
        <PinField form={form} />
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
