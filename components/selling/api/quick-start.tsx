'use client'

import { useEffect, useState } from 'react'
import { CopyText } from '@/components/ui/kit/copy-text'
import { CALLS_A_MINUTE } from '@/lib/shared/people/api-keys'
import styles from './api.module.css'

const example = (origin: string) => `curl "${origin}/open/v1/goods?status=on_shelf" \\
  -H "Authorization: Bearer 你的密钥"`

/** The first call, and where the whole description is. */
export function QuickStart({ hasTestMode }: { hasTestMode?: boolean }) {
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(location.origin), [])
  const text = example(origin)
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="start-h">
      <header className="section-head">
        <h2 id="start-h">快速开始</h2>
        <a className="link" href="/open" target="_blank" rel="noreferrer">
          接口文档
        </a>
      </header>
      <p>新建密钥后，在服务器上运行下面的命令，会返回你的在售商品。</p>
      <div className={styles.example}>
        <pre>{text}</pre>
        <CopyText text={text} label="复制命令" />
      </div>
      <ul className={styles.notes}>
        <li>密钥仅在当前站点有效。</li>
        {hasTestMode === undefined ? null : hasTestMode ? (
          <li>建议先用测试密钥调试，不涉及真实的商品、订单和资金，上线时换成正式密钥。</li>
        ) : (
          <li>本站未开通测试模式，所有调用都操作真实的商品和订单。</li>
        )}
        <li>{`每个密钥每分钟最多调用 ${CALLS_A_MINUTE} 次，剩余次数见返回的 RateLimit-Remaining。`}</li>
        <li>发布和发货请带 Idempotency-Key，网络中断后用同一个值重试，不会重复执行。</li>
      </ul>
    </section>
  )
}
