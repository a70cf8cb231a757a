import { Icon } from '@/components/ui/icon'
import styles from './account.module.css'

/** Never ticked from the start. */
export function Agreement({ id, error }: { id: string; error?: string }) {
  return (
    <div className={styles.agree}>
      <label className="check">
        <input
          id={id}
          name="agree"
          type="checkbox"
          value="1"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-e` : undefined}
        />
        <span>
          已阅读并同意
          <a className="link" href="/news/agreement" target="_blank" rel="noopener">
            用户协议
          </a>
          和
          <a className="link" href="/news/privacy" target="_blank" rel="noopener">
            隐私政策
          </a>
        </span>
      </label>
      {error ? (
        <p className="field-error" id={`${id}-e`} role="alert">
          <Icon name="alert" />
          {error}
        </p>
      ) : null}
    </div>
  )
}

export const AGREE = { name: 'agree', missing: '请先阅读并同意用户协议' } as const
