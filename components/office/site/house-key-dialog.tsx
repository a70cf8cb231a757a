'use client'

import { useLeave } from '@/components/office/parts/use-leave'
import { KeyFields } from '@/components/selling/api/key-fields'
import { keyErrors, keyInput } from '@/components/selling/api/key-form'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { useForm } from '@/components/ui/forms/use-form'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { HOUSE_SCOPE_NAMES, HOUSE_SCOPES } from '@/lib/shared/people/api-keys'

interface Props {
  onClose: () => void
  onCreated: (key: string) => void
}

/** Name, permissions and addresses of a new key of the house; a fresh authenticator code proves who creates it. */
export function HouseKeyDialog({ onClose, onCreated }: Props) {
  const form = useForm({
    id: 'key',
    start: { name: '', scopes: [...HOUSE_SCOPE_NAMES] as string[], addresses: '', code: '' },
    validate: (fields) => ({
      ...keyErrors(fields),
      code: fields.code.trim() ? undefined : '请输入 6 位验证码或恢复码',
    }),
    send: async ({ code, ...fields }) =>
      onCreated((await call('POST /console/createApiKey', { ...keyInput(fields), code: code.trim() })).key),
  })
  const { fields, leave } = useLeave(onClose)
  return (
    <Dialog
      open
      title="新建密钥"
      size="m"
      onClose={leave}
      footer={<FormFoot form={form} label="新建密钥" onClose={leave} />}
    >
      <form {...fields} className="dialog-text dialog-stack" noValidate onSubmit={(event) => void form.submit(event)}>
        <KeyFields form={form} scopes={HOUSE_SCOPES} />
        <Field {...form.field('code')} label="动态验证码" required hint="验证器里的 6 位数字">
          <input className="input num" inputMode="numeric" autoComplete="one-time-code" {...form.input('code')} />
        </Field>
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
