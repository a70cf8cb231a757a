import type { ReactNode } from 'react'
import { Crumb } from '@/components/ui/kit/crumb'
import styles from './trust.module.css'

const TABS = [
  ['/kfyz', '客服验真'],
  ['/kfyz/agreement', '协议验真'],
  ['/black', '黑名单查询'],
  ['/black/blackList', '黑名单处理公示'],
  ['/black/zhgs', '找回公示'],
  ['/eventCase', '案例公示'],
  ['/black/releaseBlack', '我要举报'],
  ['/black/center', '我的举报与申诉'],
] as const
type TrustPath = (typeof TABS)[number][0]

/** Breadcrumb, title, and the tabs of all trust pages. */
export function TrustHead({
  current,
  title,
  text,
  children,
}: {
  current: TrustPath
  title: string
  text: string
  children?: ReactNode
}) {
  const name = TABS.find(([href]) => href === current)?.[1] ?? ''
  return (
    <>
      <Crumb
        items={[
          { title: '首页', href: '/' },
          ...(current === '/black' ? [] : [{ title: '安全中心', href: '/black' }]),
          { title: name },
        ]}
      />
      <header className={`panel ${styles.head}`}>
        <div className={styles.headText}>
          <h1>{title}</h1>
          <p>{text}</p>
          {children}
        </div>
        <nav className={`tabs ${styles.headTabs}`} aria-label="安全中心">
          {TABS.map(([href, text]) => (
            <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
              {text}
            </a>
          ))}
        </nav>
      </header>
    </>
  )
}
