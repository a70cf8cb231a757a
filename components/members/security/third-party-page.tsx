'use client'

import { TitledPanel } from '@/components/members/parts/titled-panel'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import styles from './security.module.css'
import { ThirdPartyList } from './third-party-list'
import { WechatPush } from './wechat-push'

/** Third-party login, and notifications by WeChat. */
export function ThirdPartyPage() {
  const parties = useLoad('third parties', () => call('GET /user/thirdParties', {}))
  return (
    <TitledPanel title="第三方绑定">
      <section className={styles.part} aria-labelledby="third-h">
        <h2 id="third-h">第三方登录</h2>
        <p className="muted">绑定后可以用它登录。绑定和解绑都要验证手机；至少留一种登录方式。</p>
        <ThirdPartyList parties={parties} />
      </section>
      {parties.data || parties.error ? <WechatPush /> : null}
    </TitledPanel>
  )
}
