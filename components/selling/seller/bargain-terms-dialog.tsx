'use client'

import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { useForm } from '@/components/ui/forms/use-form'
import { LoadError } from '@/components/ui/kit/load-error'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { yuanText } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { fieldError } from '@/lib/shared/people/field-rules'

interface Props {
  goods: Pick<GoodsRow, 'goodsSn' | 'price' | 'bigTitle'>
  onClose: () => void
  onChanged: () => void
}

/** Whether an item is negotiable, and which offers are answered automatically. */
export function BargainTermsDialog(props: Props) {
  const { goodsSn } = props.goods
  const { data, error, reload } = useLoad(goodsSn, () => call('GET /goods/bargainTerms', { goodsSn }))
  if (data) return <TermsForm {...props} start={data} />
  return (
    <Dialog open title="议价设置" size="s" onClose={props.onClose}>
      <div className="dialog-text">{error ? <LoadError message={error} onRetry={reload} /> : '正在读取'}</div>
    </Dialog>
  )
}

interface Terms {
  bargain: boolean
  floor: string
  accept: string
}

function TermsForm({ goods, start, onClose, onChanged }: Props & { start: Terms }) {
  const optional = (typed: string) => (typed ? fieldError('price', typed) : undefined)
  const form = useForm<Terms>({
    id: 'terms',
    start,
    validate: ({ floor, accept }) => ({ floor: optional(floor), accept: optional(accept) }),
    send: async ({ bargain, floor, accept }) => {
      await call('POST /goods/bargainTerms', {
        goodsSn: goods.goodsSn,
        bargain: bargain ? '1' : '0',
        floor: floor || undefined,
        accept: accept || undefined,
      })
      toast({ text: bargain ? '议价设置已保存' : '已关闭议价' })
      onClose()
      onChanged()
    },
  })
  const footer = <FormFoot form={form} label="保存" onClose={onClose} />
  const number = { className: 'input num', inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <Dialog open title="议价设置" size="s" onClose={onClose} footer={footer}>
      <form className="dialog-text dialog-stack" onSubmit={(event) => void form.submit(event)}>
        <p className="ell2">{`${goods.bigTitle}，标价 ${yuanText(goods.price)}`}</p>
        <label className="check">
          <input
            type="checkbox"
            checked={form.fields.bargain}
            onChange={(event) => form.change({ bargain: event.target.checked })}
          />
          允许买家议价
        </label>
        <Field {...form.field('floor')} label="低于多少自动拒绝（元，可不填）">
          <input {...number} {...form.input('floor', normalAmount)} />
        </Field>
        <Field
          {...form.field('accept')}
          label="达到多少自动接受（元，可不填）"
          hint="接受后为买家保留 15 分钟，期间别人不能下单"
        >
          <input {...number} {...form.input('accept', normalAmount)} />
        </Field>
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
