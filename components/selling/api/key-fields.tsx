import { Field, FieldError } from '@/components/ui/forms/field'
import type { TextField } from '@/components/ui/forms/use-form'
import styles from './api.module.css'

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
  const { scopes } = form.fields
  const toggle = (scope: string) =>
    form.change({ scopes: scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope] })
  const { error } = form.field('scopes')
  return (
    <>
      <Field {...form.field('name')} label="名称" required hint="写给自己看，例如用它的程序">
        <input className="input" maxLength={30} autoComplete="off" data-autofocus {...form.input('name')} />
      </Field>
      <fieldset
        className={styles.scopes}
        id="key-scopes"
        tabIndex={-1}
        aria-describedby={error ? 'key-scopes-e' : undefined}
      >
        <legend>
          权限
          <span className="req" aria-hidden="true">
            {' '}
            *
          </span>
        </legend>
        {Object.entries(known).map(([scope, label]) => (
          <label key={scope} className="check">
            <input type="checkbox" checked={scopes.includes(scope)} onChange={() => toggle(scope)} />
            {label}
          </label>
        ))}
        <FieldError id="key-scopes" error={error} />
      </fieldset>
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
