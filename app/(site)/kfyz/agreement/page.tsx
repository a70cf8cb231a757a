import type { Metadata } from 'next'
import { AgreementCheck } from '@/components/site/trust/agreement-check'
import styles from '@/components/site/trust/trust.module.css'
import { TrustHead } from '@/components/site/trust/trust-head'
import { pageMetadata } from '@/lib/tenant/page-metadata'

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    path: '/kfyz/agreement',
    title: '协议验真',
    description: '上传账号转让协议的文件，或输入哈希值，核对是不是在本平台签署的原件；核对时不显示协议内容。',
  })

export default function AgreementCheckPage() {
  return (
    <div className="wrap">
      <TrustHead
        current="/kfyz/agreement"
        title="协议验真"
        text="核对一份账号转让协议是不是在本平台签署的原件。文件只在你的浏览器里计算哈希值，不会上传；结果不显示协议内容。"
      />
      <section className={`panel ${styles.box}`} aria-labelledby="agreement-check-h">
        <h2 id="agreement-check-h">核对协议</h2>
        <AgreementCheck />
        <noscript>
          <p className="muted">协议验真需要启用浏览器脚本。</p>
        </noscript>
      </section>
    </div>
  )
}
