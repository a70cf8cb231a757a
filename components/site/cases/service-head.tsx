import { Crumb } from '@/components/ui/kit/crumb'
import { CASE_PATH, SERVICE_PATH } from '@/lib/shared/trade/service-cases'
import styles from './cases.module.css'

const TABS = [
  [SERVICE_PATH, '提交工单'],
  [CASE_PATH, '查进度'],
] as const

interface Props {
  current: (typeof TABS)[number][0]
  title: string
  text: string
}

/** Breadcrumb, title and the tabs of the two pages. */
export function ServiceHead({ current, title, text }: Props) {
  const name = TABS.find(([href]) => href === current)?.[1] ?? ''
  return (
    <>
      <Crumb items={[{ title: '首页', href: '/' }, { title: current === SERVICE_PATH ? '客服中心' : name }]} />
      <header className={`panel ${styles.head}`}>
        <div className={styles.headText}>
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        <nav className={`tabs ${styles.headTabs}`} aria-label="客服中心">
          {TABS.map(([href, words]) => (
            <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
              {words}
            </a>
          ))}
        </nav>
      </header>
    </>
  )
}
