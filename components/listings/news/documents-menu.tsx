import type { NewsItem } from '@/lib/contract/entities/content'
import { newsPath } from '@/lib/shared/site/news'
import styles from './news.module.css'

/** Menu next to a fixed document, with links to all of them. */
export function DocumentsMenu({ list, here }: { list: readonly NewsItem[]; here: string }) {
  if (!list.length) return null
  return (
    <section className="panel" aria-labelledby="doc-h">
      <h2 id="doc-h">协议与帮助</h2>
      <ul className={styles.documents}>
        {list.map((row) => (
          <li key={row.code}>
            <a href={newsPath(row.code)} aria-current={row.code === here ? 'page' : undefined}>
              {row.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
