import { FieldError } from '@/components/ui/forms/field'
import type { Form } from '@/components/ui/forms/use-form'
import styles from './account.module.css'

/** Checked by the visitor, never preselected. */
export function Agreement({
  box,
  error,
}: {
  box: ReturnType<Form<{ agree: boolean }>['checkbox']>
  error: string | undefined
}) {
  return (
    <div className={styles.agree}>
      <label className="check">
        <input type="checkbox" value="1" {...box} />
        <span>
          已阅读并同意
          <a className="link" href="/legal/terms" target="_blank" rel="noopener">
            用户协议
          </a>
          和
          <a className="link" href="/legal/privacy" target="_blank" rel="noopener">
            隐私政策
          </a>
        </span>
      </label>
      <FieldError id={box.id} error={error} />
    </div>
  )
}
