import { Field } from '@/components/ui/forms/field'
import type { TextField } from '@/components/ui/forms/use-form'
import { WANT } from '@/lib/shared/goods/want'

interface Props {
  form: {
    field: (name: 'title' | 'detail') => TextField['field']
    input: (name: 'title' | 'detail') => TextField['input']
  }
}

/** Description of the wanted item, written by the buyer. */
export function WantTexts({ form }: Props) {
  return (
    <>
      <Field
        {...form.field('title')}
        label="想买什么"
        required
        hint={`例如“贵族 8、荣耀典藏两个以上的账号”，最多 ${WANT.title.max} 个字`}
      >
        <input className="input" maxLength={WANT.title.max} autoComplete="off" {...form.input('title')} />
      </Field>
      <Field {...form.field('detail')} label="补充说明" hint="公开显示，联系方式会被隐藏">
        <textarea className="input" rows={3} maxLength={WANT.detail} {...form.input('detail')} />
      </Field>
    </>
  )
}
