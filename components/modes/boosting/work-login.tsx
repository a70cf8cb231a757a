import { Field, FieldError } from '@/components/ui/forms/field'
import type { Form } from '@/components/ui/forms/use-form'
import { Alert } from '@/components/ui/kit/alert'
import { normalAccount } from '@/lib/shared/normalize/account'
import type { ServiceKind } from '@/lib/shared/trade/service-terms'
import styles from './work-dialog.module.css'
import type { WorkFields } from './work-errors'

/** The account for a boosting, encrypted for its worker only; a convoy needs none. Then contact and consent. */
export function WorkLogin({ form, kind }: { form: Form<WorkFields>; kind: ServiceKind }) {
  return (
    <fieldset className={styles.part}>
      <legend>{kind === 'boosting' ? '登录资料' : '联系方式'}</legend>
      {kind === 'boosting' ? (
        <>
          <Alert kind="safe">账号密码加密保存，只有接单的打手在进行中能看到，每次查看都有记录；随时可以锁定。</Alert>
          <div className={styles.grid}>
            <Field {...form.field('account')} label="游戏账号" required>
              <input className="input" maxLength={100} autoComplete="off" {...form.input('account')} />
            </Field>
            <Field {...form.field('password')} label="密码" required>
              <input
                className="input"
                type="password"
                maxLength={100}
                autoComplete="new-password"
                {...form.input('password')}
              />
            </Field>
          </div>
        </>
      ) : (
        <Alert kind="safe">护航不需要账号密码，任何时候都不要给别人。</Alert>
      )}
      <Field {...form.field('contact')} label="你的联系方式" hint="QQ、微信或手机号，可不填；只有平台客服能看到">
        <input className="input" autoComplete="off" {...form.input('contact', normalAccount)} />
      </Field>
      <div>
        <label className="check">
          <input type="checkbox" {...form.checkbox('agree')} />
          <span>
            我已阅读并同意
            <a className="link" href="/legal/trade" target="_blank" rel="noopener">
              《交易服务协议》
            </a>
            ，知道部分游戏不允许代练
          </span>
        </label>
        <FieldError {...form.field('agree')} />
      </div>
    </fieldset>
  )
}
