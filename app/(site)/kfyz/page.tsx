import type { Metadata } from 'next'
import { CertificateLookup } from '@/components/site/trust/certificate-lookup'
import { ContactCard } from '@/components/site/trust/contact-card'
import styles from '@/components/site/trust/trust.module.css'
import { TrustHead } from '@/components/site/trust/trust-head'
import { VerifyAdvice } from '@/components/site/trust/verify-advice'
import { VerifyForm } from '@/components/site/trust/verify-form'
import { loadContacts } from '@/lib/server/loaders/load-contacts'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    path: '/kfyz',
    title: '客服验真',
    description:
      '输入对方的QQ号、微信号、电话、网址或收款账户，立即核对是不是平台的，也可以识别二维码截图；附假客服的识别办法和举报入口。',
  })

export default async function VerifyPage() {
  const { host } = await currentDist()
  const contacts = await loadContacts(host)
  return (
    <div className="wrap">
      <TrustHead
        current="/kfyz"
        title="客服验真"
        text="对方自称客服时，先在这里核对对方的 QQ 号、微信号、电话，或发来的网址、收款账户、二维码。离职客服会立即移出名录。"
      />
      <div className={styles.two}>
        <section className={`panel ${styles.box}`} aria-labelledby="verify-h">
          <h2 id="verify-h">核对联系方式</h2>
          <VerifyForm />
          <noscript>
            <p className="muted">验真需要启用浏览器脚本；也可以在订单群里直接询问客服。</p>
          </noscript>
        </section>
        <VerifyAdvice />
      </div>
      <div className={styles.two}>
        <ContactCard contacts={contacts} />
        <CertificateLookup />
      </div>
    </div>
  )
}
