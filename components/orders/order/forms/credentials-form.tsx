import { Field } from '@/components/ui/forms/field'
import { type ActionForm, type FieldsProps, idOf } from './action-form'
import { NoteField } from './note-form'

function CredentialsFields({ draft, change, errorOf }: FieldsProps) {
  const set = (field: 'account' | 'password') => (event: { target: { value: string } }) =>
    change({ [field]: event.target.value })
  return (
    <>
      <Field id={idOf('account')} label="游戏账号" required error={errorOf('account')}>
        <input className="input" maxLength={100} autoComplete="off" value={draft.account} onChange={set('account')} />
      </Field>
      <Field id={idOf('password')} label="密码" required error={errorOf('password')}>
        <input className="input" maxLength={100} autoComplete="off" value={draft.password} onChange={set('password')} />
      </Field>
      <NoteField label="说明" hint="登录方式、密保怎么换绑等，可不填" draft={draft} change={change} errorOf={errorOf} />
    </>
  )
}

export const credentialsForm: ActionForm = {
  Fields: CredentialsFields,
  fields: ['account', 'password', 'note'],
  validate: ({ account, password }) => {
    if (!account.trim()) return ['account', '请输入游戏账号']
    return password ? undefined : ['password', '请输入密码']
  },
  toInput: ({ account, password, note }) => ({ account, password, note }),
}
