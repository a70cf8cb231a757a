import { Alert } from '@/components/ui/kit/alert'
import type { LeaveTarget } from '@/lib/shared/site/leave-site'
import styles from './redirects.module.css'

/** Page for leaving the site: a link only to hosts the distributor trusts; any other address is shown as text. */
export function JumpPage({ target, siteName }: { target: LeaveTarget; siteName: string }) {
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="jump-h">
      <h1 id="jump-h">{target.url ? `即将离开${siteName}` : '没有要前往的地址'}</h1>
      {target.url ? (
        <>
          <p className={styles.address}>
            <b>{target.host}</b>
            <span className="muted">{target.url}</span>
          </p>
          <Alert kind={target.isTrusted ? 'info' : 'warn'}>
            {target.isTrusted
              ? '对方网站不由本站管理，请勿在那里输入本站的账号和密码。'
              : '该地址不在本站的可信名单中，可能是钓鱼网站，本站不提供直接跳转。离开平台的交易不受保障。'}
          </Alert>
        </>
      ) : (
        <p className="muted">链接不完整，或不是网页地址。</p>
      )}
      <div className={styles.actions}>
        {target.isTrusted ? (
          <a className="btn" href={target.url} rel="noreferrer nofollow">
            继续前往
          </a>
        ) : null}
        <a className="btn btn-primary" href="/">
          留在本站
        </a>
      </div>
    </section>
  )
}
