import { Icon } from '@/components/ui/kit/icon'
import type { NewsArticleInList } from '@/lib/contract/entities/content'
import { DOCUMENT, newsPath } from '@/lib/shared/site/news'
import bodyStyles from './article.module.css'
import styles from './news.module.css'
import { NewsTag } from './news-rows'

/** Minimum number of headings for a table of contents. */
const LONG = 4

export function Article({ article, siteName }: { article: NewsArticleInList; siteName: string }) {
  const [published, updated] = [article.createTime.slice(0, 10), article.updateTime.slice(0, 10)]
  return (
    <article className={`panel ${styles.article}`}>
      <header className={styles.head}>
        <h1>{article.title}</h1>
        <p className={styles.meta}>
          <NewsTag row={article} />
          <span>
            发布{' '}
            <time dateTime={published} className="num">
              {published}
            </time>
          </span>
          {updated > published ? (
            <span>
              更新{' '}
              <time dateTime={updated} className="num">
                {updated}
              </time>
            </span>
          ) : null}
          <span className="ell">来源 {siteName}</span>
          {article.type === DOCUMENT ? null : (
            <span className="num">
              <Icon name="eye" />
              {article.views} 次阅读
            </span>
          )}
        </p>
      </header>
      {article.toc.length >= LONG ? (
        <nav className={styles.toc} aria-labelledby="toc-h">
          <h2 id="toc-h">目录</h2>
          <ol>
            {article.toc.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the API answers with HTML cleaned by an allow-list */}
      <div className={bodyStyles.body} dangerouslySetInnerHTML={{ __html: article.html }} />
      {article.keywords ? <Keywords words={article.keywords.split(',')} /> : null}
      {article.type === DOCUMENT ? null : <Steps prev={article.prev} next={article.next} />}
    </article>
  )
}

function Keywords({ words }: { words: readonly string[] }) {
  return (
    <ul className={styles.keywords} aria-label="关键词">
      {words.map((word) => (
        <li key={word} className="tag">
          {word}
        </li>
      ))}
    </ul>
  )
}

type Step = NewsArticleInList['prev']

function Steps({ prev, next }: { prev: Step; next: Step }) {
  const entry = (word: string, step: Step, rel: 'prev' | 'next') => (
    <p>
      <span className="muted">{word}</span>
      {step ? (
        <a className="ell" href={newsPath(step.code)} rel={rel}>
          {step.title}
        </a>
      ) : (
        <span className="muted">没有了</span>
      )}
    </p>
  )
  return (
    <nav className={styles.steps} aria-label="上一篇和下一篇">
      {entry('上一篇', prev, 'prev')}
      {entry('下一篇', next, 'next')}
    </nav>
  )
}
