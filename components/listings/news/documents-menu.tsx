import type { NewsItem } from '@/lib/contract/entities/content'
import { FORMER_ARTICLES, LEGAL_KINDS, LEGAL_TITLES, legalPath } from '@/lib/shared/site/legal'
import { newsPath } from '@/lib/shared/site/news'
import styles from './news.module.css'

/** Menu next to a fixed document or a legal one (`here`: its code or kind), with links to all of them. */
export function DocumentsMenu({ list, here }: { list: readonly NewsItem[]; here: string }) {
  return (
    <section className="panel" aria-labelledby="doc-h">
      <h2 id="doc-h">协议与帮助</h2>
      <ul className={styles.documents}>
        {LEGAL_KINDS.map((kind) => (
          <li key={kind}>
            <a href={legalPath(kind)} aria-current={kind === here ? 'page' : undefined}>
              {LEGAL_TITLES[kind]}
            </a>
          </li>
        ))}
        {list
          .filter(({ code }) => !Object.hasOwn(FORMER_ARTICLES, code))
          .map((row) => (
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
