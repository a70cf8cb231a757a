import { Icon } from '@/components/ui/kit/icon'
import { Tag } from '@/components/ui/kit/tag'
import styles from './home.module.css'

/** News type 1 is an official announcement. */
const ANNOUNCEMENT = 1

export function NewsPanel({
  news,
}: {
  news: readonly { code: string; type: number; title: string; createTime: string }[]
}) {
  return (
    <section className={`panel ${styles.news}`} aria-labelledby="news-h">
      <header className="section-head">
        <h2 id="news-h">公告与资讯</h2>
        <a className="more" href="/news">
          更多
          <Icon name="right" />
        </a>
      </header>
      {news.length ? (
        <ul>
          {news.map((item) => (
            <li key={item.code}>
              <a href={`/news/${encodeURIComponent(item.code)}`}>
                {item.type === ANNOUNCEMENT ? <Tag kind="brand">公告</Tag> : <Tag>资讯</Tag>}
                <span className="ell">{item.title}</span>
                <time className="num" dateTime={item.createTime.slice(0, 10)}>
                  {item.createTime.slice(5, 10)}
                </time>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>暂无公告</p>
      )}
    </section>
  )
}
