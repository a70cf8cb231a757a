import { evidenceError } from '@/components/ui/forms/evidence-error'
import { EvidenceField } from '@/components/ui/forms/evidence-field'
import { Field } from '@/components/ui/forms/field'
import { type ActionForm, type FieldsProps, idOf } from './action-form'
import { NoteField } from './note-form'
import { VideoNeed, videoFault } from './video-need'

const PICTURES_MAX = 3

function CredentialsFields({ action, draft, change, errorOf }: FieldsProps) {
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
      <NoteField
        label="说明"
        hint={action.hint ?? '登录方式、密保怎么换绑等，可不填'}
        draft={draft}
        change={change}
        errorOf={errorOf}
      />
      <VideoNeed {...action} />
      {action.checklist.length > 0 ? (
        <EvidenceField
          id={idOf('pictures')}
          label="发货录屏"
          hint="遮挡密码；只给订单双方和客服看，不会公开"
          videos
          max={PICTURES_MAX}
          error={errorOf('pictures')}
          onChange={(pictures) => change({ pictures })}
        />
      ) : null}
    </>
  )
}

export const credentialsForm: ActionForm = {
  Fields: CredentialsFields,
  fields: ['account', 'password', 'note', 'pictures'],
  validate: ({ account, password, pictures }, action) => {
    if (!account.trim()) return ['account', '请输入游戏账号']
    if (!password) return ['password', '请输入密码']
    const fault = evidenceError(pictures) ?? videoFault(pictures, action)
    return fault ? ['pictures', fault] : undefined
  },
  toInput: ({ account, password, note, pictures }) => ({
    account,
    password,
    note,
    pictures: pictures.length > 0 ? JSON.stringify(pictures) : undefined,
  }),
}
