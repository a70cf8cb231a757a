import { Icon } from '@/components/ui/kit/icon'
import { Tag } from '@/components/ui/kit/tag'
import type { NewsItem } from '@/lib/contract/entities/content'
import { newsCoverUrl } from '@/lib/shared/pictures/art-url'
import { ANNOUNCEMENT, newsKind, newsPath } from '@/lib/shared/site/news'
import styles from './news.module.css'

/** Picture of a row: the article's own, or that of its section. */
export const newsCover = (row: Pick<NewsItem, 'cover' | 'type' | 'category'>): string =>
  row.cover || newsCoverUrl(`news-${row.category || row.type}`, newsKind(row))

/** Each section has its own colour; announcements have the brand's. */
export function NewsTag({ row }: { row: Pick<NewsItem, 'type' | 'category'> }) {
  return row.type === ANNOUNCEMENT ? <Tag kind="brand">公告</Tag> : <Tag>{newsKind(row)}</Tag>
}

export function NewsRows({ list }: { list: readonly NewsItem[] }) {
  return (
    <ul className={styles.rows}>
      {list.map((row, i) => (
        <li key={row.code}>
          <article className={styles.row}>
            <img
              src={newsCover(row)}
              alt=""
              width={176}
              height={99}
              loading={i < 4 ? undefined : 'lazy'}
              decoding="async"
            />
            <div className={styles.rowText}>
              <h2 className="ell2">
                {row.pinned ? <Tag kind="bargain">置顶</Tag> : null}
                <a href={newsPath(row.code)}>{row.title}</a>
              </h2>
              <p className={`ell2 ${styles.summary}`}>{row.summary}</p>
              <p className={styles.meta}>
                <NewsTag row={row} />
                <time className="num" dateTime={row.createTime.slice(0, 10)}>
                  {row.createTime.slice(0, 10)}
                </time>
                <span className="num">
                  <Icon name="eye" />
                  {row.views} 次阅读
                </span>
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
