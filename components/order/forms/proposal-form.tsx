import { Field } from '@/components/ui/field'
import { yuanText } from '@/components/ui/price'
import { fenToYuan, YUAN_PATTERN, yuanToFen } from '@/lib/shared/money'
import { type ActionForm, type DraftField, type FieldsProps, idOf } from './action-form'

const read = (text: string) => (YUAN_PATTERN.test(text.trim()) ? yuanToFen(text.trim()) : undefined)

/** How to end a work: what is paid, what is forfeited, and what that leaves the customer. */
function ProposalFields({ action, draft, change, errorOf }: FieldsProps) {
  const most = action.most ?? '0.00'
  const mostForfeit = action.mostForfeit ?? '0.00'
  const [pay, forfeit] = [read(draft.pay), read(draft.forfeit)]
  const back = pay !== undefined && forfeit !== undefined ? yuanToFen(most) - pay + forfeit : undefined
  const field = (name: 'pay' | 'forfeit', label: string, limit: string) => (
    <Field id={idOf(name)} label={label} required error={errorOf(name)} hint={`0 到 ${yuanText(limit)}`}>
      <input
        className="input num"
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        value={draft[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </Field>
  )
  return (
    <>
      {field('pay', '付给接单方（元，含服务费）', most)}
      {field('forfeit', '从保证金赔给客户（元）', mostForfeit)}
      <p aria-live="polite">
        {back === undefined || back < 0n ? '填好后显示客户收回多少' : `客户共收回 ${yuanText(fenToYuan(back))}`}
      </p>
      <Field id={idOf('reason')} label="理由" required error={errorOf('reason')}>
        <textarea
          className="input"
          rows={3}
          maxLength={100}
          value={draft.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </Field>
    </>
  )
}

function faultOf(name: DraftField & ('pay' | 'forfeit'), text: string, most: string | null) {
  const amount = read(text)
  if (amount === undefined) return [name, '请输入正确的金额，最多两位小数'] as [DraftField, string]
  return most && amount > yuanToFen(most) ? ([name, `不能超过${yuanText(most)}`] as [DraftField, string]) : undefined
}

export const proposalForm: ActionForm = {
  Fields: ProposalFields,
  fields: ['pay', 'forfeit', 'reason'],
  fault: (draft, { most, mostForfeit }) =>
    faultOf('pay', draft.pay, most) ??
    faultOf('forfeit', draft.forfeit, mostForfeit) ??
    (draft.reason.trim() ? undefined : ['reason', '请填写理由']),
  given: ({ pay, forfeit, reason }) => ({ pay: pay.trim(), forfeit: forfeit.trim(), reason: reason.trim() }),
}
