import { Field } from '@/components/ui/forms/field'
import { normalCount } from '@/lib/shared/normalize/digits'
import { type ActionForm, type FieldsProps, idOf } from './action-form'
import { ProofFields, proofError, proofInput } from './proof-form'

/** Warns of a progress below the last one, which may be right after lost matches. */
function hintOf(typed: string, last: number | undefined): string {
  if (last === undefined) return '0 到 100，客户会在订单里看到'
  const now = normalCount(typed).replace(/%$/, '')
  return now !== '' && Number(now) < last
    ? `比上次的 ${last}% 低，请核对后再提交`
    : `填 0 到 100，上次 ${last}%，客户会在订单里看到`
}

/** Progress of the work, with evidence. */
function ProgressFields(props: FieldsProps) {
  const { action, draft, change, errorOf } = props
  return (
    <>
      <Field
        id={idOf('progress')}
        label="已完成（%）"
        required
        error={errorOf('progress')}
        hint={hintOf(draft.progress, action.progress)}
      >
        <input
          className="input num"
          inputMode="numeric"
          autoComplete="off"
          value={draft.progress}
          onChange={(event) => change({ progress: event.target.value })}
          onBlur={() => change({ progress: normalCount(draft.progress) })}
        />
      </Field>
      <ProofFields {...props} />
    </>
  )
}

export const progressForm: ActionForm = {
  Fields: ProgressFields,
  fields: ['progress', 'note', 'pictures'],
  validate: (draft) => {
    const progress = normalCount(draft.progress).replace(/%$/, '')
    if (!progress) return ['progress', '请填写完成进度（%）']
    if (!/^\d{1,3}$/.test(progress) || Number(progress) > 100) return ['progress', '请输入 0 到 100']
    return proofError(draft)
  },
  toInput: (draft) => ({ progress: normalCount(draft.progress).replace(/%$/, ''), ...proofInput(draft) }),
}
