import { Field } from '@/components/ui/forms/field'
import type { TextField } from '@/components/ui/forms/use-form'
import { CheckList } from './check-list'

interface KeyForm {
  name: string
  scopes: string[]
  addresses: string
}
interface Props {
  form: {
    fields: KeyForm
    change: (part: { scopes: string[] }) => void
    field: (name: keyof KeyForm) => TextField['field']
    input: (name: 'name' | 'addresses') => TextField['input']
  }
  /** Permissions to choose from, with their names. */
  scopes: Readonly<Record<string, string>>
}

/** Name, permissions and addresses of a new key. */
export function KeyFields({ form, scopes: known }: Props) {
  return (
    <>
      <Field {...form.field('name')} label="名称" required hint="仅自己可见，例如使用它的程序名">
        <input className="input" maxLength={30} autoComplete="off" data-autofocus {...form.input('name')} />
      </Field>
      <CheckList
        id="key-scopes"
        label="权限"
        options={Object.entries(known).map(([value, label]) => ({ value, label }))}
        chosen={form.fields.scopes}
        error={form.field('scopes').error}
        onChange={(scopes) => form.change({ scopes })}
      />
      <Field
        {...form.field('addresses')}
        label="允许的 IP 地址"
        hint="每行一个，例如 203.0.113.8 或 203.0.113.0/24；不填则不限"
      >
        <textarea className="input num" rows={2} maxLength={1200} {...form.input('addresses')} />
      </Field>
    </>
  )
}
