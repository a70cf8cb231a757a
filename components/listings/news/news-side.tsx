import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import type { NewsItem } from '@/lib/contract/entities/content'
import { newsPath } from '@/lib/shared/site/news'
import styles from './news.module.css'

interface Props {
  hot: readonly NewsItem[]
  announcements: readonly NewsItem[]
  /** Code of the current article. */
  here?: string
  /** Shown above everything else. */
  children?: ReactNode
}

/** Side column: most read, announcements, contact to staff. */
export function NewsSide({ hot, announcements, here, children }: Props) {
  return (
    <aside className={styles.side} aria-label="更多资讯">
      {children}
      {hot.length ? (
        <section className="panel" aria-labelledby="hot-h">
          <h2 id="hot-h">热门文章</h2>
          <ol className={styles.hot}>
            {hot.map((row) => (
              <li key={row.code}>
                <a href={newsPath(row.code)} aria-current={row.code === here ? 'page' : undefined}>
                  <span className="ell2">{row.title}</span>
                </a>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {announcements.length ? (
        <section className="panel" aria-labelledby="ann-h">
          <h2 id="ann-h">
            网站公告
            <a className="link" href="/news?type=1">
              更多
            </a>
          </h2>
          <ul className={styles.announcements}>
            {announcements.map((row) => (
              <li key={row.code}>
                <a href={newsPath(row.code)} aria-current={row.code === here ? 'page' : undefined}>
                  <span className="ell">{row.title}</span>
                  <time className="num" dateTime={row.createTime.slice(0, 10)}>
                    {row.createTime.slice(5, 10)}
                  </time>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <ServiceCard />
    </aside>
  )
}

function ServiceCard() {
  return (
    <section className={`panel ${styles.service}`} aria-labelledby="svc-h">
      <h2 id="svc-h">
        <Icon name="shield" />
        遇到问题
      </h2>
      <p>平台客服不会索要密码、验证码，也不会让你离开平台付款。有人自称客服时，先验真再回复。</p>
      <a className="btn btn-primary btn-block" href="/kfyz">
        客服验真
      </a>
      <a className="btn btn-block" href="/service">
        客服中心
      </a>
    </section>
  )
}
