'use client'

import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { PinField } from '@/components/ui/forms/pin-field'
import { useForm } from '@/components/ui/forms/use-form'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { fieldError } from '@/lib/shared/people/field-rules'
import { TEAM_ROLE_NAMES, TEAM_ROLES, TEAM_SCOPE_DETAILS, type TeamRole } from '@/lib/shared/people/team'
import styles from './team.module.css'

interface Props {
  onClose: () => void
  onCreated: (code: string) => void
}

/** Name and role of a new member; the pay password proves who invites. */
export function InviteDialog({ onClose, onCreated }: Props) {
  const form = useForm({
    id: 'invite',
    start: { name: '', role: '' as TeamRole | '', payPassword: '' },
    validate: ({ name, role, payPassword }) => ({
      name: name.trim() ? undefined : '请填写成员称呼',
      role: role ? undefined : '请选择角色',
      payPassword: fieldError('payPassword', payPassword),
    }),
    send: async ({ name, role, payPassword }) =>
      onCreated((await call('POST /team/invite', { name: name.trim(), role: role as TeamRole, payPassword })).code),
  })
  const roleError = form.field('role').error
  return (
    <Dialog
      open
      title="邀请成员"
      size="m"
      onClose={onClose}
      footer={<FormFoot form={form} label="生成邀请链接" onClose={onClose} />}
    >
      <form className="dialog-text dialog-stack" noValidate onSubmit={(event) => void form.submit(event)}>
        <Field {...form.field('name')} label="成员称呼" required hint="仅自己可见，例如同事的名字">
          <input className="input" maxLength={20} autoComplete="off" data-autofocus {...form.input('name')} />
        </Field>
        <fieldset className={styles.roles} aria-describedby={roleError ? 'role-e' : undefined}>
          <legend>角色</legend>
          {TEAM_ROLE_NAMES.map((role) => (
            <label key={role} className={styles.role}>
              <input
                type="radio"
                name="role"
                checked={form.fields.role === role}
                onChange={() => form.change({ role })}
              />
              <span>
                <b>{TEAM_ROLES[role].name}</b>
                <small>{TEAM_ROLES[role].scopes.map((scope) => TEAM_SCOPE_DETAILS[scope]).join('；')}</small>
              </span>
            </label>
          ))}
          {roleError ? (
            <p id="role-e" className="error">
              {roleError}
            </p>
          ) : null}
        </fieldset>
        <PinField form={form} />
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
